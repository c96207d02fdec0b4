import { Hono } from 'hono';
import { formMessages } from '../../../shared/platform/i18n/en/form.js';
import type { AppEnv, Settings } from '../app-options.js';
import { BYTE_ORDER_MARK } from '../forms/csv.js';
import { otherMethods } from '../http/other-methods.js';
import { submissionsCsv } from '../forms/submissions-csv.js';

const SHOWN = 500;
/** The file is built in memory. A backend with more submissions would stream it. */
const IN_A_FILE = 100_000;

/** The submissions, for the owner's pages of the demo. A real site must check first who is asking. */
export function submissionRoutes({ storage, forms }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/submissions', async (c) => {
    const stored = await storage.listSubmissions(SHOWN, c.req.query('formId') || undefined);
    const submissions = stored.map(({ id, formId, form, context, receivedAt }) => ({
      id,
      formId,
      receivedAt: new Date(receivedAt).toISOString(),
      form: JSON.parse(form) as unknown,
      ...context,
    }));
    return c.json({ submissions, forms: forms.map(({ id }) => id) });
  });
  app.all('/submissions', otherMethods('GET, HEAD'));

  app.get('/submissions.csv', async (c) => {
    const formId = c.req.query('formId') ?? '';
    if (formId === '')
      return c.json({ error: 'Say which form, by the query formId: each has a file of its own.' }, 400);
    if (!forms.some(({ id }) => id === formId)) return c.json({ error: formMessages.status404 }, 404);
    const text = submissionsCsv(await storage.listSubmissions(IN_A_FILE, formId));
    // The site chooses the ids; the header must be valid for any of them.
    const name = `submissions-${formId.replace(/[^\w-]/g, '_')}.csv`;
    c.header('content-type', 'text/csv; charset=utf-8; header=present');
    c.header('content-disposition', `attachment; filename="${name}"`);
    return c.body(BYTE_ORDER_MARK + text);
  });
  app.all('/submissions.csv', otherMethods('GET, HEAD'));

  app.get('/form-renders', async (c) => {
    const shown = await storage.listFormRenders(SHOWN, c.req.query('formId') || undefined);
    const renders = shown.map(({ formId, visitorCookie, page, receivedAt }) => ({
      formId,
      visitorCookie,
      receivedAt: new Date(receivedAt).toISOString(),
      ...page,
    }));
    return c.json({ renders });
  });
  app.all('/form-renders', otherMethods('GET, HEAD'));
  return app;
}

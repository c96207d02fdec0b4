import { Hono } from 'hono';
import { formMessages } from '../../elements/server-rules.js';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { BYTE_ORDER_MARK } from '../forms/csv.js';
import { readDeletion, readFilter, readMark } from '../forms/read-owner-request.js';
import { submissionsCsv } from '../forms/submissions-csv.js';
import { requireCrumb } from '../http/crumb.js';
import { limitBody } from '../http/limit-body.js';
import { otherMethods } from '../http/other-methods.js';
import { readJson } from '../http/parse-body.js';
import { forgetOld } from '../storage/forget-old.js';
import type { StoredSubmission } from '../storage/storage.js';
import type { StoredUpload } from '../storage/uploads.js';
import { deleteExpiredFiles } from '../uploads/delete-expired-files.js';

const SHOWN = 500;
/** The file is built in memory. A backend with more submissions would stream it. */
const IN_A_FILE = 100_000;
const BY_THE_OWNER = 'You marked it.';

const toView = ({ id, formId, form, context, receivedAt, spam }: StoredSubmission, files: readonly StoredUpload[]) => ({
  id,
  formId,
  receivedAt: new Date(receivedAt).toISOString(),
  form: JSON.parse(form) as unknown,
  ...context,
  spam,
  // Most forms have none.
  ...(files.length > 0 && { files: files.map(toFile) }),
});
const toFile = ({ id, field, name, type, size }: StoredUpload) => ({
  field,
  name,
  type,
  size,
  href: `/api/demo/files/${id}`,
});

/** The submissions, for the owner's pages of the demo. A real site must check first who is asking. */
export function submissionRoutes(settings: Settings) {
  const app = new Hono<AppEnv>();
  const { storage, forms } = settings;
  const list = async (limit: number, query: Record<string, string>) => {
    // What has expired is not shown, even where nobody has sent anything since.
    await forgetOld(settings);
    return storage.listSubmissions(limit, readFilter(query));
  };

  const views = async (limit: number, query: Record<string, string>) => {
    const found = await list(limit, query);
    const files = await storage.listUploads(found.map(({ id }) => id));
    const bySubmission = new Map<number, StoredUpload[]>();
    for (const file of files) {
      const own = bySubmission.get(file.submissionId ?? 0);
      if (own) own.push(file);
      else bySubmission.set(file.submissionId ?? 0, [file]);
    }
    return found.map((one) => toView(one, bySubmission.get(one.id) ?? []));
  };

  app.get('/submissions', async (c) => {
    const submissions = await views(SHOWN, c.req.query());
    return c.json({ submissions, forms: forms.map(({ id }) => id) });
  });
  app.all('/submissions', otherMethods('GET, HEAD'));

  app.get('/submissions.json', async (c) => {
    const submissions = await views(IN_A_FILE, c.req.query());
    c.header('content-disposition', 'attachment; filename="submissions.json"');
    return c.json({ submissions });
  });
  app.all('/submissions.json', otherMethods('GET, HEAD'));

  app.get('/submissions.csv', async (c) => {
    const { formId = '', ...query } = c.req.query();
    if (formId === '')
      return c.json({ error: 'Say which form, by the query formId: each has a file of its own.' }, 400);
    if (!forms.some(({ id }) => id === formId)) return c.json({ error: formMessages.status404 }, 404);
    const text = submissionsCsv(await list(IN_A_FILE, { ...query, formId }));
    // The site chooses the ids; the header must be valid for any of them.
    const name = `submissions-${formId.replace(/[^\w-]/g, '_')}.csv`;
    c.header('content-type', 'text/csv; charset=utf-8; header=present');
    c.header('content-disposition', `attachment; filename="${name}"`);
    return c.body(BYTE_ORDER_MARK + text);
  });
  app.all('/submissions.csv', otherMethods('GET, HEAD'));

  addRenders(app, settings);
  addChanges(app, settings);
  return app;
}

function addRenders(app: Hono<AppEnv>, { storage }: Settings) {
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
}

/** What the owner does with several submissions at once. Each answers how many there were. */
function addChanges(app: Hono<AppEnv>, settings: Settings) {
  const { storage, limits } = settings;
  const bodyLimit = limitBody(limits.bodyBytes, (c) => c.json({ error: 'The request is too large.' }, 413));
  const refuse = (c: AppContext) => c.json({ error: 'Say which submissions, by their ids.' }, 400);

  app.post('/submissions/mark', requireCrumb, bodyLimit, async (c) => {
    const mark = readMark(readJson(c.var.body));
    if (!mark) return refuse(c);
    return c.json({ count: await storage.markSubmissions(mark.ids, mark.isSpam ? [BY_THE_OWNER] : []) });
  });
  app.all('/submissions/mark', otherMethods('POST'));

  app.post('/submissions/delete', requireCrumb, bodyLimit, async (c) => {
    const deletion = readDeletion(readJson(c.var.body));
    if (!deletion) return refuse(c);
    const { length: count } = await storage.deleteSubmissions(deletion.ids, deletion.again);
    await deleteExpiredFiles(settings);
    return c.json({ count });
  });
  app.all('/submissions/delete', otherMethods('POST'));
}

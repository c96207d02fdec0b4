import { Hono } from 'hono';
import { formMessages } from '../../elements/server-rules.js';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { requireCrumb } from '../http/crumb.js';
import { readIdempotencyKey } from '../http/idempotency-key.js';
import { otherMethods } from '../http/other-methods.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { isToken } from '../http/token.js';
import { forgetOld } from '../storage/forget-old.js';
import { fileMessage } from '../uploads/file-messages.js';
import { fileRules, type FileRule } from '../uploads/file-rules.js';
import { readBytes } from '../uploads/read-bytes.js';
import type { ReceiveFile, Receipt } from '../uploads/receive-file.js';

/**
 * A file of a form with script, one each call: its bytes are the body, `formId`, `field` and `name` are in the query. The
 * answer is `{ id }`, which the submission has in place of the file.
 */
export function uploadRoutes(settings: Settings, receive: ReceiveFile) {
  const definitions = new Map(settings.forms.map((form) => [form.id, fileRules(form)]));
  const app = new Hono<AppEnv>();

  app.post('/', requireCrumb, async (c) => {
    const { formId = '', field = '', name = '' } = c.req.query();
    const retryKey = readIdempotencyKey(c.req.header('idempotency-key'));
    if (!retryKey.ok) return c.json({ error: 'The header Idempotency-Key is not a UUID.' }, 400);
    const rule = definitions.get(formId)?.get(field);
    if (!rule) return c.json({ error: formMessages.status404 }, 404);
    await forgetOld(settings);
    const size = Number(c.req.header('content-length') ?? NaN);
    const file = {
      formId,
      field,
      rule,
      name,
      type: (c.req.header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase(),
      retryKey: retryKey.id,
      client: settings.clientOf(c),
      size: Number.isFinite(size) ? size : undefined,
    };
    return answer(c, await receive(file, readBytes(c.req.raw)), name, rule);
  });
  app.all('/', otherMethods('POST'));
  return app;
}

const STATUS = { 'too-large': 413, unsupported: 415, incomplete: 400 } as const;

function answer(c: AppContext, receipt: Receipt, name: string, rule: FileRule) {
  if (receipt.kind === 'stored') return c.json({ id: receipt.id });
  const error = fileMessage(receipt, name, rule);
  if (receipt.kind === 'full') return c.json({ error }, 503);
  if (receipt.kind === 'refused') return c.json({ error }, STATUS[receipt.problem]);
  setRetryAfter(c, receipt.waitMs);
  return c.json({ error }, 429);
}

/** The owner's downloads. Nothing that a visitor has sent is ever opened as a page of this site. */
export function fileRoutes({ storage, files, now }: Settings) {
  const app = new Hono<AppEnv>();
  app.get('/files/:id', async (c) => {
    const id = c.req.param('id');
    const [upload] = isToken(id) ? await storage.readUploads([id], now()) : [];
    const content = upload && upload.submissionId !== null ? await files.read(id) : undefined;
    if (!upload || !content) return c.json({ error: 'There is no such file.' }, 404);
    c.header('content-type', 'application/octet-stream');
    c.header('content-length', String(upload.size));
    c.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(upload.name)}`);
    return c.body(content);
  });
  app.all('/files/:id', otherMethods('GET, HEAD'));
  return app;
}

/** RFC 8187: all but letters, digits and a few signs in per cent. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from '../app-options.js';

/** Reads the whole body into `c.var.body`; a longer one is answered by `tooLarge`, without reading the rest of it. */
export const limitBody = (maxBytes: number, tooLarge: (c: AppContext) => Response | Promise<Response>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const body = await readBytes(c.req.raw, maxBytes);
    if (!body) return tooLarge(c);
    c.set('body', body);
    return next();
  });

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined;
  // Firefox has no streams of request bodies: inside a page the size is known only after all of it is read.
  if (!(request.body instanceof ReadableStream)) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength <= maxBytes ? bytes : undefined;
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = request.body.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-options.js';

/** A refusal of a longer request may come before its whole body has been read: so much arrives with the head. */
const HEAD_BYTES = 16 * 1024;
/** Refusals of what is too long, or of a type that is not read. */
const EARLY: readonly number[] = [413, 415];

/**
 * Says that the connection ends with an answer that came before the end of the body (RFC 9112 §9.6). Without it a client
 * sends its next request over a connection that the server is about to close, and gets no answer.
 */
export const closeUnread = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { status } = c.res;
  const length =
    c.req.header('transfer-encoding') === undefined ? Number(c.req.header('content-length') ?? 0) : Infinity;
  if (EARLY.includes(status) || (status >= 400 && length > HEAD_BYTES)) c.header('connection', 'close');
});

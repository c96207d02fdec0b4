import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-options.js';

/** Answers that may come before the whole body has been read. */
const EARLY: readonly number[] = [413, 415];

/**
 * Says that the connection ends with an answer that came before the end of the body (RFC 9112 §9.6). Without it a client
 * sends its next request over a connection that the server is about to close, and gets no answer.
 */
export const closeUnread = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (EARLY.includes(c.res.status)) c.header('connection', 'close');
});

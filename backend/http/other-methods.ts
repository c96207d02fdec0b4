import type { AppContext } from '../app-options.js';

/** For `app.all` after the handlers of a path: answers OPTIONS with the allowed methods, any other with 405. */
export const otherMethods = (allow: string) => (c: AppContext) => {
  c.header('allow', `${allow}, OPTIONS`);
  return c.req.method === 'OPTIONS' ? c.body(null, 204) : c.json({ error: 'There is no such method here.' }, 405);
};

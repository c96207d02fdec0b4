import type { AppContext } from '../app-options.js';

/** For `app.all` behind the handlers of an address: OPTIONS hears which methods there are, any other that it is none. */
export const otherMethods = (allow: string) => (c: AppContext) => {
  c.header('allow', `${allow}, OPTIONS`);
  return c.req.method === 'OPTIONS' ? c.body(null, 204) : c.json({ error: 'There is no such method here.' }, 405);
};

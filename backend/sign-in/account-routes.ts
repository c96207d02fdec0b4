import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import { accountView, SIGN_IN } from './account-view.js';
import type { Desk } from './desk.js';
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords.js';
import { isCommon } from './common-passwords.js';
import { secondFactorRoutes } from './second-factor.js';
import { openSession, readSession } from './session.js';

/** What the address of the page says after a form. */
const DONE = [
  ['saved', 'The password is saved.'],
  ['factor-on', 'The second factor is on: from now on, the sign-in asks for a code too.'],
  ['factor-off', 'The second factor is off.'],
] as const;

/** In characters as people count them. */
const lengthOf = (password: string) => [...password].length;

/** The owner's password, and the way out. */
export function accountRoutes(settings: Settings, desk: Desk, bodyLimit: MiddlewareHandler<AppEnv>) {
  const { storage, logSignIn } = settings;
  const app = new Hono<AppEnv>();

  const { show, refuse } = accountView(settings);

  app.get('/', async (c) => {
    const session = await readSession(c, settings);
    if (!session) return c.redirect(SIGN_IN, 303);
    return show(c, session, { done: DONE.find(([name]) => c.req.query(name) !== undefined)?.[1] });
  });
  app.all('/', otherMethods('GET, HEAD'));

  app.post('/password', bodyLimit, async (c) => {
    const fields = await desk.readForm(c);
    if (fields instanceof Response) return fields;
    const session = await readSession(c, settings);
    if (!session) return c.redirect(SIGN_IN, 303);

    const { password = '', present = '' } = fields;
    if (lengthOf(password) < MIN_PASSWORD || password.length > MAX_PASSWORD) {
      const problem = `A password has at least ${MIN_PASSWORD} characters.`;
      return show(c, session, { problem, wrong: 'password' }, 400);
    }
    if (isCommon(password, [new URL(c.req.url).hostname, ...settings.hosts])) {
      const problem =
        'This password is among the first that strangers try. A few words that do not belong together are better.';
      return show(c, session, { problem, wrong: 'password' }, 400);
    }
    const hash = await storage.readPassword();
    if (hash !== undefined && !session.byLink) {
      const outcome = await desk.tryPassword(c, present, hash);
      const logged = { right: 'accepted', wrong: 'refused' } as const;
      logSignIn({ way: 'change', outcome: typeof outcome === 'number' ? 'limited' : logged[outcome] });
      if (outcome === 'wrong')
        return show(c, session, { problem: 'This is not the present password.', wrong: 'present' }, 403);
      if (outcome !== 'right') return refuse(c, session, outcome);
    }
    const newHash = await desk.hash(password);
    if (typeof newHash === 'number') return refuse(c, session, newHash);
    // Whoever else was signed in may have been the reason.
    const isSet =
      (await storage.setPassword(newHash, hash)) &&
      (await openSession(c, settings, {
        byLink: false,
        present: newHash,
        secret: (await storage.readSecondFactor())?.secret,
      }));
    if (!isSet) return show(c, session, { problem: 'The password was changed elsewhere meanwhile.' }, 403);
    return c.redirect('/owner/account?saved', 303);
  });
  app.all('/password', otherMethods('POST'));
  app.route('/second-factor', secondFactorRoutes(settings, desk, bodyLimit));
  return app;
}

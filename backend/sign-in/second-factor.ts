import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv, Settings } from '../app-options.js';
import { otherMethods } from '../http/other-methods.js';
import type { SecondFactor } from '../storage/sessions.js';
import { accountView, SIGN_IN } from './account-view.js';
import type { Desk } from './desk.js';
import { openSession, readSession } from './session.js';
import { findStep, isTotpSecret } from './totp.js';

/** Whether this code is right, or none is needed. It is not right any more. */
export async function isCode(
  { storage, now }: Pick<Settings, 'storage' | 'now'>,
  factor: SecondFactor | undefined,
  code: string,
): Promise<boolean> {
  if (!factor) return true;
  const step = findStep(factor.secret, code, now());
  return step !== undefined && storage.useStep(factor.secret, step);
}

/** Codes of the owner's phone: switched on by one of them, and off by the password. */
export function secondFactorRoutes(settings: Settings, desk: Desk, bodyLimit: MiddlewareHandler<AppEnv>) {
  const { storage, now, logSignIn } = settings;
  const { show, refuse } = accountView(settings);
  const app = new Hono<AppEnv>();

  app.post('/', bodyLimit, async (c) => {
    const fields = await desk.readForm(c);
    if (fields instanceof Response) return fields;
    const session = await readSession(c, settings);
    if (!session) return c.redirect(SIGN_IN, 303);

    const { secret, code = '' } = fields;
    const present = await storage.readPassword();
    if (!isTotpSecret(secret) || present === undefined)
      return show(c, session, { problem: 'The form could not be read.' }, 400);
    const lastStep = findStep(secret, code, now());
    if (lastStep === undefined) {
      const problem = 'This is not the code of this key. Look whether the clock of the phone is right.';
      return show(c, session, { problem, wrong: 'code', offer: secret }, 403);
    }
    // Whoever is signed in elsewhere has shown no code.
    const isOn =
      (await storage.setSecondFactor({ secret, lastStep }, undefined)) &&
      (await openSession(c, settings, { byLink: session.byLink, present, secret }));
    if (!isOn) return show(c, session, { problem: CHANGED }, 403);
    return c.redirect('/owner/account?factor-on', 303);
  });
  app.all('/', otherMethods('POST'));

  app.post('/off', bodyLimit, async (c) => {
    const fields = await desk.readForm(c);
    if (fields instanceof Response) return fields;
    const session = await readSession(c, settings);
    if (!session) return c.redirect(SIGN_IN, 303);

    const factor = await storage.readSecondFactor();
    const present = await storage.readPassword();
    if (present !== undefined && !session.byLink) {
      const outcome = await desk.tryPassword(c, fields['off'] ?? '', present);
      const logged = { right: 'accepted', wrong: 'refused' } as const;
      logSignIn({ way: 'second-factor', outcome: typeof outcome === 'number' ? 'limited' : logged[outcome] });
      if (outcome === 'wrong') return show(c, session, { problem: 'This is not the password.', wrong: 'off' }, 403);
      if (outcome !== 'right') return refuse(c, session, outcome);
    }
    const isOff =
      factor !== undefined &&
      (await storage.setSecondFactor(undefined, factor.secret)) &&
      (await openSession(c, settings, { byLink: session.byLink, present, secret: undefined }));
    if (!isOff) return show(c, session, { problem: CHANGED }, 403);
    return c.redirect('/owner/account?factor-off', 303);
  });
  app.all('/off', otherMethods('POST'));
  return app;
}

const CHANGED = 'The second factor was changed elsewhere meanwhile.';

import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { ensureCrumb } from '../http/crumb.js';
import { limitBody } from '../http/limit-body.js';
import { readLocalPath } from '../http/local-path.js';
import { otherMethods } from '../http/other-methods.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { isSecret } from '../http/token.js';
import { accountRoutes } from './account-routes.js';
import { createDesk, tooOften } from './desk.js';
import { linkPage, refusalPage, SIGN_IN_POLICY, signInPage } from './pages.js';
import { closeSession, openSession, readSession } from './session.js';
import { isCode } from './second-factor.js';
import { useLink } from './sign-in-link.js';

/** A password, a token and an address, form-encoded. */
const MAX_BODY_BYTES = 16 * 1024;
const FIRST_PAGE = '/owner.html';

/** Keeps these pages out of caches, and their addresses from other sites. */
const setPageHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.header('cache-control', 'no-store');
  c.header('content-security-policy', SIGN_IN_POLICY);
  // Not `no-referrer`, by which browsers would send forms of these pages without their origin.
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  await ensureCrumb(c);
  await next();
});

/** The page to go to after the sign-in, one of the owner's. */
function goal(c: AppContext, to: string | undefined): string {
  const path = to === undefined ? undefined : readLocalPath(to, new URL(c.req.url));
  return path !== undefined && /^\/owner(?!\/sign-in)/.test(path) ? path : FIRST_PAGE;
}

/** The owner's sign-in, under `/owner`: by password, or once by the link that the server prints. Node only. */
export function signInRoutes(settings: Settings) {
  const { storage, now, logSignIn } = settings;
  const app = new Hono<AppEnv>();
  const desk = createDesk(settings);
  const bodyLimit = limitBody(MAX_BODY_BYTES, (c) => c.html(refusalPage('The form is too large.'), 413));
  app.onError((error, c) => {
    settings.report(error);
    return c.html(refusalPage('Something went wrong on the server. Please try again later.'), 500);
  });
  for (const path of ['/sign-in/*', '/sign-out', '/account/*']) app.use(path, setPageHeaders);

  app.get('/sign-in', async (c) => {
    const to = goal(c, c.req.query('to'));
    if (await readSession(c, settings)) return c.redirect(to, 303);
    const asksCode = (await storage.readSecondFactor()) !== undefined;
    return c.html(signInPage({ crumb: await ensureCrumb(c), to, asksCode }));
  });
  app.post('/sign-in', bodyLimit, async (c) => {
    const fields = await desk.readForm(c);
    if (fields instanceof Response) return fields;
    const to = goal(c, fields['to']);
    const present = await storage.readPassword();
    const factor = await storage.readSecondFactor();
    const secret = factor?.secret;
    const tried = await desk.tryPassword(c, fields['password'] ?? '', present);
    // A code is looked at, and used up, with the right password only: the attempts of both are the same.
    const hasCode = tried === 'right' && (await isCode(settings, factor, fields['code'] ?? ''));
    const isIn = hasCode && (await openSession(c, settings, { byLink: false, present, secret }));
    const way = tried === 'right' && !hasCode ? 'code' : 'password';
    logSignIn({ way, outcome: isIn ? 'accepted' : typeof tried === 'number' ? 'limited' : 'refused' });
    if (isIn) return c.redirect(to, 303);
    const outcome = tried === 'right' ? 'wrong' : tried;
    const again = { crumb: await ensureCrumb(c), to, asksCode: factor !== undefined };
    // Which of the two is wrong would tell whoever guesses passwords when one is right.
    const wrong = factor ? 'The password or the code is not right. A code works once.' : 'This is not the password.';
    if (outcome === 'wrong') return c.html(signInPage({ ...again, problem: wrong }), 403);
    setRetryAfter(c, outcome);
    return c.html(signInPage({ ...again, problem: tooOften(outcome) }), 429);
  });
  app.all('/sign-in', otherMethods('GET, HEAD, POST'));

  app.get('/sign-in/link', async (c) => {
    const token = c.req.query('token');
    // Whether it is still good is seen when it is used: looking must not tell anybody.
    if (!isSecret(token)) return c.html(refusalPage(OLD_LINK), 403);
    return c.html(linkPage({ crumb: await ensureCrumb(c), token }));
  });
  app.post('/sign-in/link', bodyLimit, async (c) => {
    const fields = await desk.readForm(c);
    if (fields instanceof Response) return fields;
    const present = await storage.readPassword();
    // Whoever has lost the phone comes back by the link.
    const secret = (await storage.readSecondFactor())?.secret;
    const isIn =
      (await useLink(storage, fields['token'], now())) &&
      (await openSession(c, settings, { byLink: true, present, secret }));
    logSignIn({ way: 'link', outcome: isIn ? 'accepted' : 'refused' });
    if (!isIn) return c.html(refusalPage(OLD_LINK), 403);
    return c.redirect('/owner/account', 303);
  });
  app.all('/sign-in/link', otherMethods('GET, HEAD, POST'));

  app.post('/sign-out', bodyLimit, async (c) => {
    const fields = await desk.readForm(c);
    if (fields instanceof Response) return fields;
    await closeSession(c, settings);
    return c.redirect('/owner/sign-in', 303);
  });
  app.all('/sign-out', otherMethods('POST'));

  app.route('/account', accountRoutes(settings, desk, bodyLimit));
  return app;
}

const OLD_LINK = 'This link is not good: it works once, for half an hour. Start the server again for another one.';

import { Hono, type Context, type Next } from 'hono';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { PROBLEM_POLICY, problemPage } from '../forms/problem-page.js';
import { REDIRECT_FIELD } from '../forms/read-plain-post.js';
import { limitBody } from '../http/limit-body.js';
import { readLocalPath, readReferrer } from '../http/local-path.js';
import { otherMethods } from '../http/other-methods.js';
import { readEncoded } from '../http/parse-body.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { isSameOrigin } from '../http/same-origin.js';
import type { MemberDesk, Refusal } from '../members/member-desk.js';

const FORM = /^application\/x-www-form-urlencoded\b/i;
const site = (c: AppContext) => new URL(c.req.url);
const fieldsOf = (c: AppContext) => readEncoded(c.var.body) ?? {};
const backOf = (c: AppContext) => readReferrer(c.req.raw.headers, site(c)) ?? '/';

function answerProblem(c: AppContext, status: Refusal['status'] | 403 | 413, message: string) {
  c.header('content-security-policy', PROBLEM_POLICY);
  return c.html(problemPage({ title: 'This did not work', message, back: backOf(c) }), status);
}
function refuse(c: AppContext, { status, error, waitMs }: Refusal) {
  if (waitMs !== undefined) setRetryAfter(c, waitMs);
  return answerProblem(c, status, error);
}
/** Back to the page of the form, or to another page of this site that the form names. */
const goOn = (c: AppContext) => c.redirect(readLocalPath(fieldsOf(c)[REDIRECT_FIELD] ?? '', site(c)) ?? backOf(c), 303);

/**
 * The same without script: forms of the site's own pages, which cannot repeat a crumb, so that the page is checked instead.
 * A password is never printed again. Bodies of other types are left to the routes of the calls.
 */
export function plainMemberRoutes({ limits }: Pick<Settings, 'limits'>, desk: MemberDesk) {
  const app = new Hono<AppEnv>();
  const bodyLimit = limitBody(limits.beaconBytes, (c) => answerProblem(c, 413, 'The form is too large.'));

  /** What a form is answered, and other bodies are not. */
  const toForm = (answer: (c: AppContext) => Promise<Response>) => async (c: Context<AppEnv, string>, next: Next) => {
    if (!FORM.test(c.req.header('content-type') ?? '')) return next();
    if (!c.env?.page && !isSameOrigin(c.req.raw.headers, site(c).host))
      return answerProblem(c, 403, 'This form can only be sent from a page of this site.');
    let response: Response | undefined;
    const tooLarge = await bodyLimit(c, async () => {
      response = await answer(c);
    });
    return tooLarge ?? response;
  };
  const signIn = toForm(async (c) => {
    const { email, password, rememberMe } = fieldsOf(c);
    const result = await desk.signIn(c, { email, password, rememberMe: rememberMe !== undefined });
    return typeof result === 'string' ? goOn(c) : refuse(c, result);
  });
  const signOut = toForm(async (c) => {
    const refusal = await desk.signOut(c, fieldsOf(c)['cloneCart'] === 'true');
    return refusal ? refuse(c, refusal) : goOn(c);
  });
  app.post('/account/session', signIn);
  app.post('/account/session/end', signOut);
  app.all('/account/session/end', otherMethods('POST'));
  return app;
}

import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { formMessages } from '../../../shared/platform/i18n/en/form.js';
import type { Accept } from '../forms/accept-submission.js';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { retryFields } from '../forms/retry-fields.js';
import { limitBody } from '../http/limit-body.js';
import { readLocalPath, readReferrer } from '../http/local-path.js';
import { otherMethods } from '../http/other-methods.js';
import { PROBLEM_POLICY, problemPage, type Problem } from '../forms/problem-page.js';
import { readPlainPost, REDIRECT_FIELD, toSubmission, type PlainPost } from '../forms/read-plain-post.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { isSameOrigin } from '../http/same-origin.js';

type Status = 400 | 403 | 404 | 413 | 415 | 429;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const NO_FILES = 'Files cannot be sent with this form.';

/** Forms without script: a browser's own post, answered by a redirect or by a readable page. */
export function plainFormRoutes({ forms, limits, thanksPath, clientOf }: Settings, accept: Accept) {
  const app = new Hono<AppEnv>();
  const bodyLimit = limitBody(limits.bodyBytes, (c) =>
    answerProblem(c, 413, { message: 'The submission is too large.' }),
  );

  app.post('/:formId', ownPagesOnly, bodyLimit, async (c) => {
    const contentType = c.req.header('content-type') ?? '';
    if (!FORM_TYPES.test(contentType)) return answerProblem(c, 415, { message: formMessages.unparseable });
    const post = await readPlainPost(c.var.body, contentType);
    const formId = c.req.param('formId');
    const fields = forms.find(({ id }) => id === formId)?.fields ?? {};
    const pagePath = readReferrer(c.req.raw.headers, site(c)) ?? '';
    const submission = post && toSubmission(post, { formId, fields, pagePath });
    if (!submission) return answerProblem(c, 400, { message: formMessages.unparseable });
    const again = {
      texts: post.texts,
      ...(post.redirect !== undefined && { hidden: { [REDIRECT_FIELD]: post.redirect } }),
    };
    if (post.files.length > 0) {
      const errors = Object.fromEntries(post.files.map((name) => [name, NO_FILES]));
      return answerProblem(c, 400, { ...again, message: formMessages.invalidFields, errors });
    }

    const acceptance = await accept(submission, clientOf(c));
    switch (acceptance.kind) {
      case 'stored':
        return c.redirect(goal(c, post, thanksPath), 303);
      case 'invalid':
        return answerProblem(c, 400, {
          ...again,
          ...retryFields(post.texts, acceptance.errors, fields),
          message: formMessages.invalidFields,
        });
      case 'no-captcha':
        return answerProblem(c, 400, { ...again, message: formMessages.captcha });
      case 'unknown-form':
        return answerProblem(c, 404, { ...again, message: formMessages.status404 });
      case 'too-many':
        setRetryAfter(c, acceptance.waitMs);
        return answerProblem(c, 429, { ...again, message: formMessages.status429 });
      case 'bad-key':
        return answerProblem(c, 400, { ...again, message: formMessages.processingError });
    }
  });
  app.all('/:formId', otherMethods('POST'));
  return app;
}

const site = (c: AppContext) => new URL(c.req.url);

const ownPagesOnly = createMiddleware<AppEnv>(async (c, next) => {
  // Requests through a page transport are always of the page's own origin.
  if (c.env?.page || isSameOrigin(c.req.raw.headers, site(c).host)) return next();
  return answerProblem(c, 403, { message: 'This form can only be sent from a page of this site.' });
});

const goal = (c: AppContext, { redirect }: PlainPost, thanksPath: string) =>
  (redirect !== undefined && readLocalPath(redirect, site(c))) || thanksPath;

function answerProblem(c: AppContext, status: Status, problem: Omit<Problem, 'back'>) {
  c.header('content-security-policy', PROBLEM_POLICY);
  return c.html(problemPage({ ...problem, back: readReferrer(c.req.raw.headers, site(c)) ?? '/' }), status);
}

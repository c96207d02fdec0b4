import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { formMessages } from '../../../shared/platform/i18n/en/form.js';
import type { Accept } from '../accept-submission.js';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { againFields } from '../again-fields.js';
import { keepBody } from '../keep-body.js';
import { readLocalPath, readReferrer } from '../local-path.js';
import { otherMethods } from '../other-methods.js';
import { PROBLEM_POLICY, problemPage, type Problem } from '../problem-page.js';
import { readFormData, REDIRECT_FIELD, toSubmission, type PlainPost } from '../read-form-data.js';
import { sayRetryAfter } from '../retry-after.js';
import { isSameOrigin } from '../same-origin.js';

type Status = 400 | 403 | 404 | 413 | 415 | 429;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const NO_FILES = 'Files cannot be sent with this form.';

/** Forms without script: a browser's own post, answered by a redirect or by a page that can be read. */
export function plainFormRoutes({ forms, limits, thanksPath, clientOf }: Settings, accept: Accept) {
  const app = new Hono<AppEnv>();
  const whole = keepBody(limits.bodyBytes, (c) => sayProblem(c, 413, { message: 'The submission is too large.' }));

  app.post('/:formId', ownPagesOnly, whole, async (c) => {
    const contentType = c.req.header('content-type') ?? '';
    if (!FORM_TYPES.test(contentType)) return sayProblem(c, 415, { message: formMessages.unparseable });
    const post = await readFormData(c.var.body, contentType);
    const formId = c.req.param('formId');
    const fields = forms.find(({ id }) => id === formId)?.fields ?? {};
    const pagePath = readReferrer(c.req.raw.headers, site(c)) ?? '';
    const submission = post && toSubmission(post, { formId, fields, pagePath });
    if (!submission) return sayProblem(c, 400, { message: formMessages.unparseable });
    const again = {
      texts: post.texts,
      ...(post.redirect !== undefined && { hidden: { [REDIRECT_FIELD]: post.redirect } }),
    };
    if (post.files.length > 0) {
      const errors = Object.fromEntries(post.files.map((name) => [name, NO_FILES]));
      return sayProblem(c, 400, { ...again, message: formMessages.invalidFields, errors });
    }

    const acceptance = await accept(submission, clientOf(c));
    switch (acceptance.kind) {
      case 'stored':
        return c.redirect(goal(c, post, thanksPath), 303);
      case 'invalid':
        return sayProblem(c, 400, {
          ...again,
          ...againFields(post.texts, acceptance.errors, fields),
          message: formMessages.invalidFields,
        });
      case 'no-captcha':
        return sayProblem(c, 400, { ...again, message: formMessages.captcha });
      case 'unknown-form':
        return sayProblem(c, 404, { ...again, message: formMessages.status404 });
      case 'too-many':
        sayRetryAfter(c, acceptance.waitMs);
        return sayProblem(c, 429, { ...again, message: formMessages.status429 });
      case 'bad-key':
        return sayProblem(c, 400, { ...again, message: formMessages.processingError });
    }
  });
  app.all('/:formId', otherMethods('POST'));
  return app;
}

const site = (c: AppContext) => new URL(c.req.url);

const ownPagesOnly = createMiddleware<AppEnv>(async (c, next) => {
  // Only the page's own requests come through a page.
  if (c.env?.page || isSameOrigin(c.req.raw.headers, site(c).host)) return next();
  return sayProblem(c, 403, { message: 'This form can only be sent from a page of this site.' });
});

const goal = (c: AppContext, { redirect }: PlainPost, thanksPath: string) =>
  (redirect !== undefined && readLocalPath(redirect, site(c))) || thanksPath;

function sayProblem(c: AppContext, status: Status, problem: Omit<Problem, 'back'>) {
  c.header('content-security-policy', PROBLEM_POLICY);
  return c.html(problemPage({ ...problem, back: readReferrer(c.req.raw.headers, site(c)) ?? '/' }), status);
}

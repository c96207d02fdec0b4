import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { formMessages } from '../../elements/server-rules.js';
import { senderOf, type Accept } from '../forms/accept-submission.js';
import type { AppContext, AppEnv, Settings } from '../app-options.js';
import { retryFields } from '../forms/retry-fields.js';
import { limitBody } from '../http/limit-body.js';
import { readLocalPath, readReferrer } from '../http/local-path.js';
import { otherMethods } from '../http/other-methods.js';
import { PROBLEM_POLICY, problemPage, type Problem } from '../forms/problem-page.js';
import { readPlainPost, REDIRECT_FIELD, toPlainPost, toSubmission, type PlainPost } from '../forms/read-plain-post.js';
import { setRetryAfter } from '../http/rate-limit.js';
import { isSameOrigin } from '../http/same-origin.js';
import { NO_ROOM } from '../storage/is-full.js';
import { fileRules, type FileRule } from '../uploads/file-rules.js';
import { keptFiles } from '../uploads/kept-files.js';
import { NO_FILES, readFilePost } from '../uploads/read-file-post.js';
import type { ReceiveFile } from '../uploads/receive-file.js';

type Status = 400 | 403 | 404 | 413 | 415 | 429 | 503;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const MULTIPART = /^multipart\/form-data\b/i;
const TOO_LARGE = 'The submission is too large.';

/** Forms without script: a browser's own post, answered by a redirect or by a readable page. */
export function plainFormRoutes(settings: Settings, accept: Accept, receive: ReceiveFile) {
  const { forms, limits } = settings;
  const app = new Hono<AppEnv>();
  const bodyLimit = limitBody(limits.bodyBytes, (c) => answerProblem(c, 413, { message: TOO_LARGE }));
  const rulesOf = (formId: string) => {
    const definition = forms.find(({ id }) => id === formId);
    return definition ? fileRules(definition) : new Map<string, FileRule>();
  };
  const answerTo = createAnswer(settings, accept, rulesOf);

  app.post('/:formId', ownPagesOnly, async (c, next) => {
    const formId = c.req.param('formId');
    const rules = rulesOf(formId);
    if (rules.size === 0 || !MULTIPART.test(c.req.header('content-type') ?? '')) return next();
    const client = settings.clientOf(c);
    const read = await readFilePost(c.req.raw, { formId, rules, client }, settings, receive);
    if (read === 'too-large') return answerProblem(c, 413, { message: TOO_LARGE });
    if (read === 'unreadable') return answerProblem(c, 400, { message: formMessages.unparseable });
    return answerTo(c, formId, toPlainPost(read.texts), read.errors);
  });
  app.post('/:formId', bodyLimit, async (c) => {
    const contentType = c.req.header('content-type') ?? '';
    if (!FORM_TYPES.test(contentType)) return answerProblem(c, 415, { message: formMessages.unparseable });
    const post = await readPlainPost(c.var.body, contentType);
    if (!post) return answerProblem(c, 400, { message: formMessages.unparseable });
    const errors = Object.fromEntries(post.files.map((name) => [name, NO_FILES]));
    return answerTo(c, c.req.param('formId'), post, errors);
  });
  app.all('/:formId', otherMethods('POST'));
  return app;
}

function createAnswer(settings: Settings, accept: Accept, rulesOf: (formId: string) => ReadonlyMap<string, FileRule>) {
  const { forms, thanksPath } = settings;

  /** Stores a post and answers it. `errors`: messages about its files. */
  return async function answer(
    c: AppContext,
    formId: string,
    post: PlainPost,
    errors: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const fields = forms.find(({ id }) => id === formId)?.fields ?? {};
    const pagePath = readReferrer(c.req.raw.headers, site(c)) ?? '';
    const submission = toSubmission(post, { formId, fields, pagePath });
    if (!submission) return answerProblem(c, 400, { message: formMessages.unparseable });
    const again = async () => ({
      texts: post.texts,
      files: await keptFiles(post.texts, rulesOf(formId), settings),
      ...(post.redirect !== undefined && { hidden: { [REDIRECT_FIELD]: post.redirect } }),
    });
    if (Object.keys(errors).length > 0)
      return answerProblem(c, 400, { ...(await again()), message: formMessages.invalidFields, errors });

    const acceptance = await accept(submission, senderOf(c, settings));
    switch (acceptance.kind) {
      case 'stored':
        return c.redirect(goal(c, post, thanksPath), 303);
      case 'invalid':
        return answerProblem(c, 400, {
          ...(await again()),
          ...retryFields(post.texts, acceptance.errors, fields),
          message: formMessages.invalidFields,
        });
      case 'refused':
        return answerProblem(c, 400, { ...(await again()), message: acceptance.message });
      case 'no-captcha':
        return answerProblem(c, 400, { ...(await again()), message: formMessages.captcha });
      case 'unknown-form':
        return answerProblem(c, 404, { ...(await again()), message: formMessages.status404 });
      case 'too-many':
        setRetryAfter(c, acceptance.waitMs);
        return answerProblem(c, 429, { ...(await again()), message: formMessages.status429 });
      case 'full':
        return answerProblem(c, 503, { ...(await again()), message: NO_ROOM });
      case 'bad-key':
        return answerProblem(c, 400, { ...(await again()), message: formMessages.processingError });
    }
  };
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

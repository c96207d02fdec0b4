import { nameOf, warnOnce } from '../../../shared/platform/log.js';
import { submitAttribute } from '../element/own-action.js';
import type { Submission } from '../logic/payload.js';
import { isChosen, isMultipart } from './chosen-files.js';

/**
 * Whether the form must be posted by the browser: a form of the platform with a file, but without an id; a form whose action is no http
 * address (mailto), whose answer the author wants in another window, or whose action did not answer a script before, which
 * a filter or a content security policy may cause.
 */
export function needsNativePost(form: HTMLFormElement, submitter: HTMLElement | null, submission: Submission): boolean {
  const { post, files, wasUnanswered } = submission;
  if (!post) return !files?.length && hasFileForPlatform(form);
  const { protocol, origin } = new URL(post.action);
  return (
    !/^https?:$/.test(protocol) ||
    !/^(?:_self)?$/i.test(submitAttribute(form, submitter, 'target')) ||
    (wasUnanswered === true && navigator.onLine && origin !== location.origin)
  );
}

/**
 * A submission to the platform is JSON and has no place for files (storefront §3). Only a form with method="post" and
 * enctype="multipart/form-data" is posted; any other is sent without its files. Both log one warning for the author.
 */
function hasFileForPlatform(form: HTMLFormElement): boolean {
  const hasFiles = [...new FormData(form).values()].some(isChosen);
  if (!hasFiles) return false;
  const isPosted = isMultipart(form);
  const what = isPosted ? 'is posted as without script: it has a file, and no form-id' : 'is sent without its file';
  warnOnce(`a form ${what}; only method="post" enctype="multipart/form-data" carries one.`, nameOf(form));
  return isPosted;
}

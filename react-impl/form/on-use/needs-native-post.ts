import { ofForm } from '../../../shared/forms/form-controls.js';
import { nameOf, warnOnce } from '../../../shared/platform/log.js';
import { isOwnOrigin } from '../../../shared/platform/page/own-origin.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';
import { methodOf, submitAttribute } from '../at-once/form-action.js';
import type { Submission } from '../logic/payload.js';
import type { Post } from '../logic/post.js';
import { isChosen, isMultipart } from './chosen-files.js';

/**
 * Whether the form must be posted by the browser: a form of the platform with a file, but without an id, or in a frame of no
 * origin, whose scripts no server answers; a form whose action is no http
 * address (mailto), whose answer the author wants in another window, whose page or `accept-charset` asks for another encoding than
 * UTF-8, in which no script can write (nor read the answer), or whose action did not answer a script before, which a filter or a
 * content security policy may cause.
 */
export function needsNativePost(form: HTMLFormElement, submitter: HTMLElement | null, submission: Submission): boolean {
  const { post, files, wasUnanswered } = submission;
  if (!post) return isPostOfNoOrigin(form, submitter) || (!files?.length && hasFileForPlatform(form));
  const { protocol } = new URL(post.action);
  return (
    !/^https?:$/.test(protocol) ||
    isInOtherEncoding(form, post) ||
    !/^(?:_self)?$/i.test(submitAttribute(form, submitter, 'target')) ||
    (wasUnanswered === true && navigator.onLine && !isOwnOrigin(post.action))
  );
}

/** Such as a frame with the attribute `sandbox`. Not by GET, which would put all entries into the address. */
const isPostOfNoOrigin = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  origin === 'null' && methodOf(form, submitter) === 'post' && /^[^#]/.test(submitAttribute(form, submitter, 'action'));

const isInOtherEncoding = (form: HTMLFormElement, post: Post): boolean =>
  encodingOf(ofForm(form, 'acceptCharset'), ofDocument('characterSet')) !== 'utf-8' && !isSameInAny(post);

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

/**
 * The encoding in which a browser sends a form: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form.
 * `page` is that of the document.
 */
function encodingOf(acceptCharset: string, page: string): string {
  // Where they know none of the list, browsers take that of the page; the standard says UTF-8.
  for (const label of [...acceptCharset.split(/[\s,]+/), page])
    try {
      const { encoding } = new TextDecoder(label);
      return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
    } catch {
      // Not an encoding that browsers know.
    }
  return 'utf-8';
}

const ASCII = /^[\0-\x7f]*$/;

/** Whether a form reads the same in any encoding: no letters but ASCII, and no field that names the encoding. */
const isSameInAny = ({ entries }: Post): boolean =>
  entries.every(
    ([name, value]) =>
      [name, value instanceof File ? value.name : (value ?? '')].every((text) => ASCII.test(text)) &&
      name.toLowerCase() !== '_charset_',
  );

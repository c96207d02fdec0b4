import { nameOf, warnOnce } from '../../../shared/platform/log.js';
import { member } from '../element/form-controls.js';

/**
 * The submission is JSON and has no place for files (storefront §3). A form that is made to post them does so by itself;
 * from any other they stay behind. One warning tells the author.
 */
export function takesFilesItself(form: HTMLFormElement): boolean {
  const hasFiles = [...member(form, 'elements')].some(
    (control) => control instanceof HTMLInputElement && (control.files?.length ?? 0) > 0 && !control.disabled,
  );
  if (!hasFiles) return false;
  const isMade = member(form, 'method') === 'post' && member(form, 'enctype') === 'multipart/form-data';
  const what = isMade ? 'is posted as without script: it has a file' : 'is sent without its file';
  warnOnce(`a form ${what}; only method="post" enctype="multipart/form-data" carries one.`, nameOf(form));
  return isMade;
}

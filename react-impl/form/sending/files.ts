import { nameOf, warnOnce } from '../../../shared/platform/log.js';
import { member } from '../element/form-controls.js';

/**
 * Whether the form must be posted by the browser because the visitor has chosen a file: the submission is JSON and has no
 * place for files (storefront §3). Only a form with method="post" and enctype="multipart/form-data" is posted; any other is
 * sent without its files. Both log one warning for the author.
 */
export function needsNativePost(form: HTMLFormElement): boolean {
  const hasFiles = [...member(form, 'elements')].some(
    (control) => control instanceof HTMLInputElement && (control.files?.length ?? 0) > 0 && !control.disabled,
  );
  if (!hasFiles) return false;
  const isMultipart = member(form, 'method') === 'post' && member(form, 'enctype') === 'multipart/form-data';
  const what = isMultipart ? 'is posted as without script: it has a file' : 'is sent without its file';
  warnOnce(`a form ${what}; only method="post" enctype="multipart/form-data" carries one.`, nameOf(form));
  return isMultipart;
}

import { formatSize, mayBeAccepted } from '../logic/accepted-files.js';
import { readMaxLength } from '../logic/max-length.js';
import type { GetText } from './messages.js';

/**
 * What is wrong with the files chosen in a control: their number (`data-sq-max-files`), or the first that has a problem.
 * HTML has no constraint for any of it. The server checks again.
 */
export function fileProblem(control: HTMLInputElement, getText: GetText): string | undefined {
  const files = [...(control.files ?? [])];
  const maxFiles = readMaxLength(control.dataset['sqMaxFiles'] ?? '');
  if (maxFiles !== undefined && files.length > maxFiles) return getText('tooManyFiles', { count: maxFiles });
  for (const file of files) {
    const problem = problemOfFile(control, file, getText);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with one file: its type (`accept`) or its size (`data-sq-max-bytes`), in the texts of storefront §8. */
export function problemOfFile(
  control: HTMLInputElement,
  { name, type, size }: File,
  getText: GetText,
): string | undefined {
  if (!mayBeAccepted(control.accept, name, type)) return getText('fileUnsupported', { fileName: name });
  const maxBytes = readMaxLength(control.dataset['sqMaxBytes'] ?? '');
  if (maxBytes === undefined || size <= maxBytes) return undefined;
  return getText('fileTooLarge', { fileName: name, maxSize: formatSize(maxBytes) });
}

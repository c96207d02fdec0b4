import { formatSize, formMessages } from '../../elements/server-rules.js';
import type { FileRule } from './file-rules.js';
import type { Receipt } from './receive-file.js';

type Refusal = Exclude<Receipt, { kind: 'stored' }>;

/** Why a file was not taken, for the visitor (storefront §8). Pure. */
export function fileMessage(refusal: Refusal, fileName: string, { maxBytes }: FileRule): string {
  if (refusal.kind === 'too-many') return formMessages.status429;
  if (refusal.kind === 'full') return formMessages.uploadFailed;
  switch (refusal.problem) {
    case 'too-large':
      return formMessages.fileTooLarge
        .replace('{fileName}', () => fileName)
        .replace('{maxSize}', formatSize(maxBytes, 'en'));
    case 'unsupported':
      return formMessages.fileUnsupported.replace('{fileName}', () => fileName);
    case 'incomplete':
      return formMessages.uploadIncomplete;
  }
}

export const tooManyFiles = ({ maxFiles }: FileRule): string =>
  formMessages.tooManyFiles.replace('{count}', String(maxFiles));

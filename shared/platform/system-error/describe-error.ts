import type { SystemErrorMessage } from '../i18n/en/system-error.js';
import type { SystemError } from './system-error.js';

export interface Description {
  readonly title: string;
  readonly text?: string;
  /** Names and values. */
  readonly details: readonly (readonly [name: string, value: string])[];
}

/** A server may send any amount of text; this is more than anyone reads. */
const MAX_LENGTH = 2000;
const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** What is told of which error: cleaned, of the network, or any other (storefront §8). Pure. */
export function describeError(error: SystemError, say: (key: SystemErrorMessage) => string): Description {
  const key = error.errorKey ? [[say('key'), cut(error.errorKey)] as const] : [];
  if (error.isCleaned) return { title: say('cleaned'), text: say('logged'), details: key };
  if (error.isNetwork) return { title: say('title'), text: cut(error.message), details: key };
  const details = [
    [say('url'), cut(error.url)],
    [say('format'), say(error.format)],
    [say('error'), cut(error.message)],
    ...key,
  ] as const;
  return { title: say('title'), details };
}

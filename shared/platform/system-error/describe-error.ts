import type { SystemErrorMessage } from '../i18n/en/system-error.js';
import type { SystemError } from './system-error.js';

export interface Description {
  readonly title: string;
  readonly text?: string;
  /** Names and values. */
  readonly details: readonly (readonly [name: string, value: string])[];
}

/** Longer texts of a server are cut: nobody reads more. In UTF-16 code units. */
const MAX_LENGTH = 2000;
const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The texts for the three kinds of errors: cleaned, network, and all others (storefront §8). Pure. */
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

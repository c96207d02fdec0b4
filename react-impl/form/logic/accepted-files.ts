/** The parts of an `accept` attribute, in lower case: media types, `image/*` and the like, extensions with a dot. */
export const acceptTokens = (accept: string): readonly string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);

/** The last extension of a file's name, in lower case and with its dot; empty without one. */
export const extensionOf = (name: string): string => /\.[^./\\]+$/.exec(name.toLowerCase())?.[0] ?? '';

const matches = (token: string, extension: string, type: string): boolean => {
  if (token.startsWith('.')) return extension === token;
  return token.endsWith('/*') ? type.startsWith(token.slice(0, -1)) : type === token;
};

/**
 * Whether a file is of the accepted types, as HTML reads `accept`; without tokens every file is. Browsers only filter what
 * they show by it: https://html.spec.whatwg.org/multipage/input.html#attr-input-accept
 */
export const isAccepted = (tokens: readonly string[], name: string, type: string): boolean =>
  tokens.length === 0 || tokens.some((token) => matches(token, extensionOf(name), type.toLowerCase()));

/**
 * The same, but where the sender does not know the type, media types are taken to match: some systems have none for newer
 * kinds of photographs.
 */
export const mayBeAccepted = (tokens: readonly string[], name: string, type: string): boolean =>
  isAccepted(tokens, name, type) ||
  (/^$|^application\/octet-stream$/.test(type) && tokens.some((token) => token[0] !== '.'));

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;
const STEP = 1000;

/** A size for visitors: "2.5 MB". 1 MB is 1,000,000 bytes, as in limits of file sizes (ambiguity A57). */
export function formatSize(bytes: number, locale?: string): string {
  const step = Math.min(UNITS.length - 1, bytes < STEP ? 0 : Math.floor(Math.log10(bytes) / 3));
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / STEP ** step);
  return `${size} ${UNITS[step]}`;
}

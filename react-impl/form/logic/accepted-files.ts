const ANY = '*/*';

/** The parts of an `accept` attribute, in lower case: media types, `image/*` and the like, extensions with a dot. */
const acceptTokens = (accept: string): readonly string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);

/** The last extension of a file's name, in lower case and with its dot; empty without one. */
export const extensionOf = (name: string): string => /\.[^./\\]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** How one kind of file is written: by systems and authors as media type, and at the end of its name. */
const KINDS = [
  'image/jpeg image/jpg image/pjpeg .jpg .jpeg .jpe .jfif',
  'image/png image/x-png .png',
  'image/gif .gif',
  'image/webp .webp',
  'image/avif .avif',
  'image/heic image/heif .heic .heif .hif',
  'image/tiff image/tif .tif .tiff',
  'image/bmp image/x-ms-bmp .bmp',
  'image/svg+xml image/svg .svg',
  'application/pdf application/x-pdf .pdf',
  'application/msword application/doc .doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document .docx',
  'application/vnd.ms-excel .xls',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet .xlsx',
  'application/vnd.ms-powerpoint .ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation .pptx',
  'application/vnd.oasis.opendocument.text .odt',
  'application/vnd.oasis.opendocument.spreadsheet .ods',
  'application/rtf text/rtf .rtf',
  'application/zip application/x-zip-compressed application/x-zip .zip',
  'text/plain .txt',
  'text/csv application/csv .csv',
  'audio/mpeg audio/mp3 .mp3',
  'audio/wav audio/x-wav audio/wave .wav',
  'audio/mp4 audio/x-m4a audio/m4a .m4a',
  'audio/ogg video/ogg application/ogg .ogg .oga .ogv .opus',
  'video/mp4 .mp4 .m4v',
  'video/quicktime video/mov .mov .qt',
  'video/webm audio/webm .webm',
  'video/x-matroska .mkv',
].map((kind) => kind.split(' '));

/** All words for the kind of file that one of them names; the word alone where that kind is not known. */
export const sameAs = (word: string): readonly string[] => KINDS.find((kind) => kind.includes(word)) ?? [word];

const covers = (token: string, word: string): boolean =>
  token === word || (token.endsWith('/*') && word.startsWith(token.slice(0, -1)));

/** Whether a file is of the accepted types, by its name or by its type; without tokens every file is. */
export function isAccepted(tokens: readonly string[], name: string, type: string): boolean {
  const words = [extensionOf(name), type.toLowerCase()].filter(Boolean).flatMap(sameAs);
  return (
    tokens.length === 0 ||
    tokens.some(
      (token) =>
        token === ANY ||
        words.some((word) => covers(token, word)) ||
        // Names may end twice: ".tar.gz".
        (token.startsWith('.') && name.toLowerCase().endsWith(token)),
    )
  );
}

/** An ending, or one of the types of which a file can be known to be none. Browsers filter by nothing else. */
const isUnderstood = (token: string): boolean =>
  /^(?:\.[\p{L}\d._+-]+|(?:audio|image|video)\/\*)$/u.test(token) || sameAs(token).length > 1;

/**
 * Whether a file may be sent, where nothing is known of its content. Browsers only filter what they show by `accept`
 * (https://html.spec.whatwg.org/multipage/input.html#attr-input-accept), and leave out what they do not understand: a file is
 * refused only where all of the list is understood, and the file is known to be another. Some systems have no type for newer
 * kinds of photographs, and some files have names without an ending.
 */
export function mayBeAccepted(accept: string, name: string, type: string): boolean {
  const tokens = acceptTokens(accept);
  if (isAccepted(tokens, name, type) || !tokens.every(isUnderstood)) return true;
  const isTypeless = /^$|^application\/octet-stream$/.test(type);
  return isTypeless && (extensionOf(name) === '' || tokens.some((token) => token[0] !== '.'));
}

/** The tokens for a check of the content, as their author has meant them: "jpg" and "*.jpg" are endings, a word is anything. */
export const meantTokens = (accept: string): readonly string[] =>
  acceptTokens(accept.replace(/[\s;|]+/g, ','))
    .filter((token) => !token.includes('='))
    .map((token) => {
      const ending = token.replace(/^\*?\.?/, '.');
      return /^\.|\//.test(token) ? token : sameAs(ending).length > 1 ? ending : ANY;
    });

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;
const STEP = 1000;

/** A size for visitors: "2.5 MB". 1 MB is 1,000,000 bytes, as in limits of file sizes (ambiguity A57). */
export function formatSize(bytes: number, locale?: string): string {
  const step = Math.min(UNITS.length - 1, bytes < STEP ? 0 : Math.floor(Math.log10(bytes) / 3));
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / STEP ** step);
  return `${size} ${UNITS[step]}`;
}

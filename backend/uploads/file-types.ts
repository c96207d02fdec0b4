import { extensionOf, isAccepted, mayBeAccepted, meantTokens, sameAs } from '../../elements/server-rules.js';

/** How many bytes of a file's beginning show its type. */
export const HEAD_BYTES = 32;
/** The type of everything that is not known. */
const UNKNOWN_TYPE = 'application/octet-stream';

interface FileType {
  readonly type: string;
  readonly extensions: readonly string[];
  isHead(head: Uint8Array): boolean;
}

const textAt = (head: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...head.subarray(start, start + length));
const begins =
  (...bytes: readonly number[]) =>
  (head: Uint8Array) =>
    bytes.every((byte, at) => head[at] === byte);
/** The brand of a file of ISO base media: https://www.iso.org/standard/83102.html (`ftyp`). */
const hasBrand = (pattern: RegExp) => (head: Uint8Array) =>
  textAt(head, 4, 4) === 'ftyp' && pattern.test(textAt(head, 8, 4));

/** What visitors send most, by the bytes that such a file begins with (https://mimesniff.spec.whatwg.org). */
const FILE_TYPES: readonly FileType[] = [
  { type: 'image/jpeg', extensions: ['.jpg', '.jpeg', '.jpe', '.jfif'], isHead: begins(0xff, 0xd8, 0xff) },
  { type: 'image/png', extensions: ['.png', '.apng'], isHead: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { type: 'image/gif', extensions: ['.gif'], isHead: (head) => /^GIF8[79]a$/.test(textAt(head, 0, 6)) },
  {
    type: 'image/webp',
    extensions: ['.webp'],
    isHead: (head) => textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP',
  },
  { type: 'image/avif', extensions: ['.avif'], isHead: hasBrand(/^avi[fs]$/) },
  { type: 'image/heic', extensions: ['.heic', '.heif', '.hif'], isHead: hasBrand(/^(?:hei[cxms]|hev[cx]|mif1|msf1)$/) },
  { type: 'video/quicktime', extensions: ['.mov', '.qt'], isHead: hasBrand(/^qt {2}$/) },
  {
    type: 'video/mp4',
    extensions: ['.mp4', '.m4v', '.m4a', '.3gp', '.3g2'],
    isHead: hasBrand(/^(?:iso|mp4|M4|avc1|dash|3gp)/),
  },
  { type: 'video/webm', extensions: ['.webm', '.weba', '.mkv', '.mka'], isHead: begins(0x1a, 0x45, 0xdf, 0xa3) },
  { type: 'application/pdf', extensions: ['.pdf'], isHead: (head) => textAt(head, 0, 5) === '%PDF-' },
  {
    type: 'application/zip',
    extensions: ['.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub'],
    isHead: begins(0x50, 0x4b, 0x03, 0x04),
  },
];

/** Types of documents that are ZIP files inside. */
const ZIPPED = /^application\/(?:vnd\.(?:openxmlformats-|oasis\.)|epub\+zip|zip|x-zip-compressed)/;

/** Endings that are rarer than those of `accepted-files.ts`, by the list that takes them. */
const MEDIA: Readonly<Record<string, readonly string[]>> = {
  'image/*': '.3fr .apng .arw .cr2 .cr3 .dng .ico .jp2 .jxl .nef .orf .pef .psd .raf .raw .rw2 .webp'.split(' '),
  'audio/*': '.3gp .aac .aif .aiff .amr .caf .flac .mid .mka .weba .wma'.split(' '),
  'video/*': '.3g2 .3gp .avi .m2ts .mpeg .mpg .mts .wmv'.split(' '),
};

interface NamedFile {
  readonly name: string;
  /** The media type that the sender has given. */
  readonly type: string;
}

/** Whether name and given type may be accepted, before anything of the content is known: a page is none by its name. Pure. */
export const isNameAccepted = (accept: string, { name, type }: NamedFile): boolean =>
  mayBeAccepted(accept, type.includes('html') ? '' : name, type);

const isEndingAccepted = (tokens: readonly string[], name: string): boolean =>
  isAccepted(tokens, name, '') || tokens.some((token) => MEDIA[token]?.includes(extensionOf(name)));

/**
 * Whether a file without known bytes is accepted. Its ending decides where kinds of files are known by theirs, and the type, which
 * a sender can choose, where it has no ending or the list names a type that is not known here. Pure.
 */
function isWordAccepted(tokens: readonly string[], { name, type }: NamedFile): boolean {
  const isKnown = (word: string) => sameAs(word).length > 1;
  if (isEndingAccepted(tokens, name)) return true;
  if (extensionOf(name) === '' && isKnown(type)) return isAccepted(tokens, '', type);
  const others = tokens.filter((token) => !(token in MEDIA) && !isKnown(token));
  return others.length > 0 && !isKnown(extensionOf(name)) && isAccepted(others, '', type);
}

/**
 * The type of a file by its name and its first bytes, or by what the sender says of a type without such bytes (text); `undefined` where
 * the content is no accepted file: a name is easily changed. Pure.
 */
export function findFileType(accept: string, { name, type }: NamedFile, head: Uint8Array): string | undefined {
  const tokens = meantTokens(accept);
  const found = FILE_TYPES.find(({ isHead }) => isHead(head));
  const extension = extensionOf(name);
  if (!found) {
    const isKnown = FILE_TYPES.some((known) => known.type === type || known.extensions.includes(extension));
    return isKnown || !isWordAccepted(tokens, { name, type }) ? undefined : UNKNOWN_TYPE;
  }
  if (tokens.length === 0) return found.type;
  const isOfType =
    tokens.some((token) => found.extensions.includes(token)) ||
    isAccepted(tokens, '', found.type) ||
    (found.type === 'application/zip' && tokens.some((token) => ZIPPED.test(token)));
  const isNamedSo = extension === '' || found.extensions.includes(extension) || isEndingAccepted(tokens, name);
  return isOfType && isNamedSo ? found.type : undefined;
}

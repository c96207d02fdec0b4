import { isFilePath, isInternalPath } from './paths.js';
import { isMiscProtocol, isWebProtocol, protocolOf } from './protocols.js';

const NAMED: Readonly<Record<string, string>> = {
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
  sol: '/',
  bsol: '\\',
  num: '#',
};

/**
 * The text after HTML's character references that can change what a link leads to: numbers, and the names of a colon, of
 * slashes, of a number sign and of blanks. It is meant for recognising a link, not for showing it.
 */
const decodeReferences = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(colon|Tab|NewLine|sol|bsol|num)(?=;));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? parseInt(decimal ?? '', 10) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    },
  );

/** What a link leads to (storefront §5, widgets §3). */
export const LINK_CATEGORIES = [
  'empty',
  'anchor',
  'content',
  'file',
  'external',
  'misc-protocol',
  'malformed-protocol',
] as const;
export type LinkCategory = (typeof LINK_CATEGORIES)[number];

export interface Link {
  /** As browsers read it: without space around it, tabs and line breaks. */
  readonly text: string;
  readonly category: LinkCategory;
  /** In lower case, without the colon; empty without one. */
  readonly protocol: string;
  /** Whether it means something else once character references are decoded, or hides its protocol by other characters. */
  readonly isDisguised: boolean;
}

const isBlank = (character: string) => character <= ' ';

/** C0 controls and spaces around an address are dropped, and tabs and line breaks anywhere (URL Standard, "URL parsing"). */
const asBrowsersRead = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start]!)) start++;
  while (start < end && isBlank(text[end - 1]!)) end--;
  return text.slice(start, end).replace(/[\t\n\r]/g, '');
};

/** The order of the categories is that of ambiguity A46. */
function categoryOf(text: string, protocol: string): LinkCategory {
  if (text === '') return 'empty';
  if (text.startsWith('#')) return 'anchor';
  if (isMiscProtocol(protocol)) return 'misc-protocol';
  if (isFilePath(text)) return 'file';
  if (isInternalPath(text)) return 'content';
  if (protocol === '') return 'external';
  return isWebProtocol(protocol) && afterColon(text).startsWith('//') ? 'external' : 'malformed-protocol';
}

/** What follows the protocol. */
export const afterColon = (text: string): string => text.slice(text.indexOf(':') + 1);

/** A link from any data; what is no text is an empty link. Never throws; the time grows with the length, not with its square. */
export function readLink(link: unknown): Link {
  const text = typeof link === 'string' ? asBrowsersRead(link) : '';
  const decoded = asBrowsersRead(decodeReferences(text));
  const protocol = protocolOf(decoded);
  const category = categoryOf(decoded, protocol);
  const isPlain =
    category === categoryOf(text, protocolOf(text)) &&
    text.slice(0, protocol.length).toLowerCase() === protocol &&
    (protocol === '' || text[protocol.length] === ':');
  return { text, category, protocol, isDisguised: !isPlain };
}

/** Which of the seven categories a link is of. */
export const classifyLink = (link: unknown): LinkCategory => readLink(link).category;

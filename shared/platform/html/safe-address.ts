const WEB: readonly string[] = ['http:', 'https:'];

/** What a link of the author may lead to: pages, and the programs for mail, calls and messages. */
export const LINKED: readonly string[] = [...WEB, 'mailto:', 'tel:', 'sms:'];

/** Where a picture may come from: what a page has made itself, as well. */
export const PICTURED: readonly string[] = [...WEB, 'data:', 'blob:'];

/**
 * The absolute address of a link; `undefined` where its protocol is another, such as `javascript:`, and for an empty text.
 *
 * @param protocols default: http and https
 * @param base what a relative address belongs to; default: the page
 */
export function safeAddress(text: string, protocols = WEB, base?: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    const { protocol, href } = new URL(text, base ?? document.baseURI);
    return protocols.includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

const checked = (text: string | null | undefined, protocols: readonly string[]) =>
  text && safeAddress(text, protocols) !== undefined ? text : undefined;

/** A link as it is written; `undefined` where it leads to no page and to no program for mail, calls or messages. */
export const safeLink = (text: string | null | undefined): string | undefined => checked(text, LINKED);

/** The address of a picture, a film or its captions as it is written; `undefined` where it can be none. */
export const safeSource = (text: string | null | undefined): string | undefined => checked(text, PICTURED);

/** Whether a `srcset` names pictures alone. The words between its addresses count as relative ones, which are safe. */
export const isSafeSrcset = (text: string): boolean =>
  text.split(/[\s,]+/).every((word) => word === '' || safeAddress(word, PICTURED) !== undefined);

/** For files of the kit itself, whose address its own code has put together: nothing is checked. */
export const ownFile = (address: string): string => address;

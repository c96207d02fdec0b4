/** The query and the fragment of an address, up to its end or to the position that a stack has behind it, `:12:34`. */
const QUERY = /((?:https?|file|wss?):\/\/[^\s?#"'<>()]*)[?#][^\s"'<>]*?(?=(?::\d+){0,2}\)?(?:\s|$)|["'<>])/g;
/** The same of an address without its host, as calls of the site's own server have it. */
const OWN_QUERY = /((?<![\w/:])\/[^\s?#"'<>():]*)\?[^\s"'<>]*/g;
/** The user and the password of an address. */
const USER = /(\b(?:https?|wss?):\/\/)[^\s/?#"'<>()]*@/g;
/** The content of an address that is its own file. */
const DATA = /\bdata:[\w.+-]+\/[^\s"'()]*/g;

/**
 * A text in which every address ends before its query: there may be what is for one visitor alone, a token for a new
 * password or an e-mail address. Pure.
 */
export const withoutQueries = (text: string): string =>
  text.replace(USER, '$1').replace(QUERY, '$1').replace(OWN_QUERY, '$1').replace(DATA, 'data:');

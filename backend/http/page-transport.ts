/**
 * Stands in for the headers `Cookie`, `Set-Cookie` and `Origin`, which browsers hide from scripts: an app that runs inside
 * a page, behind a mocked network, gets this instead. Only the page's own requests arrive this way, so that all of them
 * are of the same origin.
 */
export interface PageTransport {
  /** The cookies in the format of the header `Cookie`. */
  readCookies(): string;
  /** Sets one cookie, in the format of the header `Set-Cookie`. */
  writeCookie(line: string): void;
}

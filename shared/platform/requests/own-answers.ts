/** Whether an answer is of the site's own server, also after redirects. In a sandboxed frame none is. */
export const isOfSite = ({ url }: Response): boolean => URL.canParse(url) && new URL(url).origin === self.origin;

/**
 * Whether an answer is a page that the site's own server shows: HTML, no file to be saved, and not held in a sandbox by its
 * policy. What visitors have uploaded is sent as plain text, as an attachment or in a sandbox, so that it does not run.
 */
export function isPageOfSite(response: Response): boolean {
  const { headers } = response;
  return (
    isOfSite(response) &&
    /^\s*text\/html\s*(?:;|$)/i.test(headers.get('content-type') ?? '') &&
    /^\s*(?:inline\s*(?:;|$)|$)/i.test(headers.get('content-disposition') ?? '') &&
    !/(?:^|[;,])\s*sandbox(?:[\s;,]|$)/i.test(headers.get('content-security-policy') ?? '')
  );
}

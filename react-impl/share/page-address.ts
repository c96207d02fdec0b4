/** What to share where the author does not say: the canonical address of the page, or its own without a fragment. */
export function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return canonical || location.href.replace(/#.*/s, '');
}

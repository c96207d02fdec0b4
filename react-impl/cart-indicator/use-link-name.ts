import { useLayoutEffect } from 'react';

/** Names the author's link for as long as the block lives, and gives it its own name back afterwards. */
export function useLinkName(link: HTMLAnchorElement | undefined, name: string): void {
  useLayoutEffect(() => {
    if (!link) return;
    const own = link.getAttribute('aria-label');
    link.setAttribute('aria-label', name);
    return () => {
      if (own === null) link.removeAttribute('aria-label');
      else link.setAttribute('aria-label', own);
    };
  }, [link, name]);
}

import { useLayoutEffect, useRef } from 'react';
import { allowedHtml } from '../../shared/platform/html/allowed-html.js';

/** The site's HTML text, in a box of its own: React does not know the nodes in it. */
export function AuthorText({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(allowedHtml(html)), [html]);
  return <div ref={box} />;
}

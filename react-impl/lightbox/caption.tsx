import { useLayoutEffect, useRef } from 'react';

/** The author's caption, rich text and all: a copy of its nodes, as the original stays where it is. */
export function Caption({ source, id }: { source: Element; id: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copies = [...source.childNodes].map((node) => node.cloneNode(true));
    box.current?.replaceChildren(...copies);
    for (const element of box.current?.querySelectorAll('[id]') ?? []) element.removeAttribute('id');
  }, [source]);
  return <div part="caption" id={id} ref={box} />;
}

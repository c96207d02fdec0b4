import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
  source: Element;
  id: string;
  label: string;
  /** Shown for good, by the toggle. */
  shown: boolean;
}

/** The author's caption, rich text and all: a copy of its nodes, as the original stays where it is. A long one scrolls. */
export function Caption({ source, id, label, shown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  useLayoutEffect(() => {
    const copies = [...source.childNodes].map((node) => node.cloneNode(true));
    box.current?.replaceChildren(...copies);
    for (const element of box.current?.querySelectorAll('[id]') ?? []) element.removeAttribute('id');
  }, [source]);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    // Measured when it has a size: the dialog opens after its content is drawn.
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [source]);
  return (
    <div
      className="caption-box"
      ref={scroller}
      data-shown={shown || undefined}
      {...(long ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <div part="caption" id={id} ref={box} />
    </div>
  );
}

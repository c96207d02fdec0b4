import { useLayoutEffect, useRef, useState } from 'react';

interface Props {
  source: Element;
  /** Whether its item is the one in view. */
  current: boolean;
  id: string | undefined;
  label: string;
  shown: boolean;
}

/** A copy of the author's caption with its markup; the original stays in place. A long caption scrolls. */
export function Caption({ source, current, id, label, shown }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const copies = [...source.childNodes].map((node) => node.cloneNode(true));
    box.current?.replaceChildren(...copies);
    for (const element of box.current?.querySelectorAll('[id]') ?? []) element.removeAttribute('id');
  }, [source]);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    // By an observer: there is no size yet, since the dialog opens after its content is rendered.
    const observer = new ResizeObserver(() => setOverflows(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [source]);
  return (
    <div
      className="caption-box"
      ref={scroller}
      data-shown={shown || undefined}
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
      <div part={current ? 'caption' : 'caption caption-beside'} id={id} ref={box} />
    </div>
  );
}

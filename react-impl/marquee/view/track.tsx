import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import type looks from '../features/looks.js';
import { layOut, widthOf, type Course } from '../motion/lay-out.js';
import { useMotion } from '../motion/use-motion.js';
import type { ViewportSize } from '../motion/use-viewport-size.js';
import type { Content } from '../use-content.js';
import { Gap } from './items.js';

interface Props {
  element: HTMLElement;
  content: Content;
  /** Copies the looks of elements. Not given for plain text, and until it is loaded. */
  looks: typeof looks | undefined;
  /** `undefined` until measured, and when nothing moves. */
  size: ViewportSize | undefined;
  running: boolean;
  /** In px per second. */
  speed: number;
  direction: 'left' | 'right';
  wave: Course['wave'];
  separator: string;
  spacing: string;
  children: ReactNode;
}

/** The author's line, and the copies of it that fill the width. Screen readers and find-in-page ignore the copies. */
export function Track(props: Props) {
  const { element, content, looks, size, direction, wave, separator, spacing } = props;
  const strip = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const originals = useRef<HTMLElement[]>([]);
  const [peak, frequency] = [wave?.peak, wave?.frequency];

  const lay = useCallback(() => {
    if (!strip.current || !line.current || !copies.current || !own.current) return undefined;
    copies.current.replaceChildren();
    if (!size || content.isEmpty || (content.isRich && !looks)) return undefined;
    const { current: shown } = own;
    const appendCopy = (copy: HTMLElement) => {
      const inside = copy.appendChild(shown.cloneNode() as HTMLElement);
      originals.current = [];
      const nodes = [...element.childNodes, ...shown.querySelectorAll(':scope > span')];
      if (looks) looks.appendLooks(inside, nodes, originals.current);
      else inside.append(content.text);
      copy.append(line.current!.lastElementChild!.cloneNode(true));
    };
    return layOut(
      { strip: strip.current, line: line.current, copies: copies.current },
      { size, direction, wave: peak && frequency !== undefined ? { peak, frequency } : undefined, appendCopy },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new separator or space changes what is copied
  }, [element, content, looks, size, direction, peak, frequency, separator, spacing]);
  const motion = useMotion(lay, props.running, props.speed);

  const isInert = !content.isInteractive;
  useLayoutEffect(() => {
    if (copies.current) copies.current.inert = isInert;
  }, [isInert]);
  useLayoutEffect(() => (looks && copies.current ? looks.passClicksOn(copies.current, originals) : undefined), [looks]);
  // What the keyboard reaches must be seen: the line goes to where it shows it.
  useListener<FocusEvent>(element, 'focusin', (event) => {
    const target = event.composedPath()[0];
    if (!size || !line.current || !strip.current || !(target instanceof Element) || target.localName === 'button')
      return;
    const view = strip.current.parentElement!.getBoundingClientRect();
    const [at, start] = [target.getBoundingClientRect(), line.current.getBoundingClientRect()];
    if (at.left >= view.left - 1 && at.right <= view.right + 1) return;
    const rtl = getComputedStyle(line.current).direction === 'rtl';
    const length = widthOf(line.current);
    const margin = Math.max(0, (view.width - at.width) / 2);
    const gone = Math.max(0, Math.min(length, (rtl ? start.right - at.right : at.left - start.left) - margin));
    // Not its very end, which is the beginning of the next round.
    motion.set((direction === 'left') === rtl ? length - Math.max(0.5, gone) : gone);
  });

  return (
    <div className="strip" ref={strip}>
      <div className="line" ref={line}>
        <div className="content" ref={own}>
          <slot />
          {props.children}
        </div>
        {!content.isEmpty && <Gap separator={separator} spacing={spacing} />}
      </div>
      <div part="wave" aria-hidden="true" ref={copies} />
    </div>
  );
}

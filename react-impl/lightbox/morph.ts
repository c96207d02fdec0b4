/** The name under which a thumbnail and its full image are one for the time of the change. */
const NAME = 'sq-lightbox-image';
/** The page sheet keeps the page itself out of a change of this mark: only the image need be pictured and moved. */
const MARK = 'data-sq-morphing';
const STILL = '(prefers-reduced-motion: reduce)';

function isInView(element: Element): boolean {
  const { top, left, bottom, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/**
 * Names an image, and answers how to take the name away. One that is given within a shadow tree is known to that tree
 * alone: the page sheet gives it to the part of a marked host.
 */
function name(element: HTMLElement): () => void {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) {
    root.host.setAttribute(MARK, '');
    return () => root.host.removeAttribute(MARK);
  }
  element.style.setProperty('view-transition-name', NAME);
  return () => {
    element.style.removeProperty('view-transition-name');
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

const nothing = () => {};
/** Takes names and marks of the change under way away. A visitor may close before the opening has come to its end. */
let tidy = nothing;

interface Morph {
  /** The change is made. */
  readonly changed: Promise<void>;
  /** Nothing moves any more. */
  readonly finished: Promise<void>;
}

/**
 * Makes a change in which one image becomes another: by a view transition where there is one, motion is welcome and
 * both images are seen; else at once, and the styles fade.
 */
export function morph(
  from: HTMLElement | null | undefined,
  to: () => HTMLElement | null | undefined,
  change: (animated: boolean) => void,
): Morph {
  const canMorph =
    typeof (document as Partial<Document>).startViewTransition === 'function' &&
    !document.hidden &&
    !matchMedia(STILL).matches &&
    from &&
    isInView(from);
  if (!canMorph) {
    change(false);
    return { changed: Promise.resolve(), finished: Promise.resolve() };
  }
  tidy();
  const page = document.documentElement;
  page.setAttribute(MARK, '');
  let unname = name(from);
  const mine = () => {
    unname();
    page.removeAttribute(MARK);
  };
  tidy = mine;
  const transition = document.startViewTransition(() => {
    unname();
    change(true);
    const target = to();
    if (target && isInView(target) && tidy === mine) unname = name(target);
  });
  // What cannot be animated is skipped; the change is made all the same.
  transition.ready.catch(nothing);
  const finished = transition.finished.catch(nothing).then(() => {
    if (tidy !== mine) return;
    mine();
    tidy = nothing;
  });
  return { changed: transition.updateCallbackDone, finished };
}

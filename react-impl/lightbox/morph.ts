/** The name under which a thumbnail and its full image are one for the time of the change. */
const NAME = 'sq-lightbox-image';
/** The page sheet keeps the page itself out of a change of this mark: only the image need be pictured and moved. */
const MARK = 'data-sq-morphing';
const STILL = '(prefers-reduced-motion: reduce)';

function isInView(element: Element): boolean {
  const { top, left, bottom, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** A name that is given within a shadow tree is known to that tree alone: the page sheet gives it to the part of a marked host. */
function name(element: HTMLElement) {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) root.host.setAttribute(MARK, '');
  else element.style.setProperty('view-transition-name', NAME);
}
function unname(element: HTMLElement) {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) root.host.removeAttribute(MARK);
  element.style.removeProperty('view-transition-name');
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}

/** The change that was begun last, and what it begins with. A visitor may close before the opening has come to its end. */
let latest: { readonly from: HTMLElement; readonly transition?: ViewTransition } | undefined;

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
  name(from);
  latest = { from };
  document.documentElement.setAttribute(MARK, '');
  let target: HTMLElement | null | undefined;
  const transition = document.startViewTransition(() => {
    unname(from);
    change(true);
    target = to();
    if (target && isInView(target)) name(target);
  });
  latest = { from, transition };
  // What cannot be animated is skipped; the change is made all the same.
  transition.ready.catch(() => {});
  const finished = transition.finished
    .catch(() => {})
    .then(() => {
      if (target && target !== latest?.from) unname(target);
      if (latest?.transition === transition) document.documentElement.removeAttribute(MARK);
    });
  return { changed: transition.updateCallbackDone, finished };
}

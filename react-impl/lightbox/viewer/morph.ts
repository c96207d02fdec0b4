/** The view transition name that the thumbnail has before the change and the full image after it. */
const NAME = 'sq-lightbox-image';
/**
 * Set on the root element during a change: by it the page sheet excludes the page from the view transition, so that
 * only the image is captured and animated.
 */
const MARK = 'data-sq-morphing';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function isInView(element: Element): boolean {
  const { top, left, bottom, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/**
 * Gives an image the transition name and returns how to remove it. A name set inside a shadow tree is scoped to that
 * tree, so there the host gets the mark, and the page sheet names its part.
 */
function setName(element: HTMLElement): () => void {
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

const noop = () => {};
/** Removes the names and marks of the current change. A visitor may close the viewer while it is still opening. */
let cleanUp = noop;

interface Morph {
  /** The DOM has changed. */
  readonly changed: Promise<void>;
  /** The animation has ended. */
  readonly finished: Promise<void>;
}

/**
 * Makes a change in which one image becomes another. It is a view transition if the browser supports them, the visitor
 * has not asked for reduced motion, and the first image is in view; else the change is made at once and CSS fades.
 */
export function morph(
  from: HTMLElement | null | undefined,
  to: () => HTMLElement | null | undefined,
  change: (animated: boolean) => void,
): Morph {
  const canMorph =
    typeof (document as Partial<Document>).startViewTransition === 'function' &&
    !document.hidden &&
    !matchMedia(REDUCED_MOTION).matches &&
    from &&
    isInView(from);
  if (!canMorph) {
    change(false);
    return { changed: Promise.resolve(), finished: Promise.resolve() };
  }
  cleanUp();
  const page = document.documentElement;
  page.setAttribute(MARK, '');
  let removeName = setName(from);
  const cleanUpThis = () => {
    removeName();
    page.removeAttribute(MARK);
  };
  cleanUp = cleanUpThis;
  const transition = document.startViewTransition(() => {
    removeName();
    change(true);
    const target = to();
    if (target && isInView(target) && cleanUp === cleanUpThis) removeName = setName(target);
  });
  // Rejects when the browser skips the animation; the change is made all the same.
  transition.ready.catch(noop);
  const finished = transition.finished.catch(noop).then(() => {
    if (cleanUp !== cleanUpThis) return;
    cleanUpThis();
    cleanUp = noop;
  });
  return { changed: transition.updateCallbackDone, finished };
}

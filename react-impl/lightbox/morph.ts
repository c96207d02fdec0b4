/** The name under which a thumbnail and its full image are one for the time of the change. */
const NAME = 'sq-lightbox-image';
/** The page sheet keeps the page itself out of a change of this mark: only the image need be pictured and moved. */
const MARK = 'data-sq-morphing';
const STILL = '(prefers-reduced-motion: reduce)';

function isInView(element: Element): boolean {
  const { top, left, bottom, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

const name = (element: HTMLElement | null | undefined, value: string) =>
  element?.style.setProperty('view-transition-name', value);
function unname(element: HTMLElement | null | undefined) {
  element?.style.removeProperty('view-transition-name');
  if (element?.getAttribute('style') === '') element.removeAttribute('style');
}

let latest: ViewTransition | undefined;

/**
 * Makes a change in which one image becomes another: by a view transition where there is one, motion is welcome and
 * both images are seen; else at once, and the styles fade. Resolves when the change is made, not when it is animated.
 */
export function morph(
  from: HTMLElement | null | undefined,
  to: () => HTMLElement | null | undefined,
  change: (animated: boolean) => void,
): Promise<void> {
  const canMorph =
    typeof (document as Partial<Document>).startViewTransition === 'function' &&
    !document.hidden &&
    !matchMedia(STILL).matches &&
    from &&
    isInView(from);
  if (!canMorph) {
    change(false);
    return Promise.resolve();
  }
  name(from, NAME);
  document.documentElement.setAttribute(MARK, '');
  let target: HTMLElement | null | undefined;
  const transition = document.startViewTransition(() => {
    unname(from);
    change(true);
    target = to();
    if (target && isInView(target)) name(target, NAME);
  });
  latest = transition;
  // What cannot be animated is skipped; the change is made all the same.
  transition.ready.catch(() => {});
  transition.finished
    .catch(() => {})
    .then(
      () => {
        unname(target);
        if (latest === transition) document.documentElement.removeAttribute(MARK);
      },
      () => {},
    );
  return transition.updateCallbackDone;
}

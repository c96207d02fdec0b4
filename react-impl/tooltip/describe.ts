import { takeBack, write } from '../../shared/platform/html/written.js';

let tooltips = 0;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Whether it has a name without its `title`. */
const hasName = (target: HTMLElement) =>
  target.textContent?.trim() !== '' ||
  target.hasAttribute('aria-label') ||
  target.hasAttribute('aria-labelledby') ||
  target.querySelector('img[alt]:not([alt=""])') !== null ||
  ((target as Partial<HTMLInputElement>).labels?.length ?? 0) > 0;

/**
 * Describes the target by the tooltip, and takes over its `title`, which the browser would show as well: as the text of a
 * tooltip that is empty, and as the target's name where it has no other. The keyboard must reach the target.
 *
 * @param onTitle called when the text is that of the `title`
 * @returns gives the target back as it was
 */
export function describe(tooltip: HTMLElement, target: HTMLElement, onTitle: (isTitle: boolean) => void): () => void {
  const undo: (() => void)[] = [];
  const set = (element: HTMLElement, name: 'aria-describedby' | 'tabindex', value: string) => {
    undo.push(write(element, name, value));
  };

  // The target may be a copy that no block looks after.
  takeBack(target);
  if (!tooltip.id) write(tooltip, 'id', `sq-tooltip-${++tooltips}`);
  const others = target.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  // A copy of an element in use has it already.
  const ids = new Set([...others.filter(Boolean), tooltip.id]);
  set(target, 'aria-describedby', [...ids].join(' '));
  if (!target.matches(FOCUSABLE) && !target.querySelector(FOCUSABLE)) set(target, 'tabindex', '0');

  const isNamed = hasName(target);
  const isEmpty = tooltip.textContent?.trim() === '';
  let taken: string | undefined;
  const take = () => {
    const title = target.getAttribute('title');
    if (!title) return;
    taken = title;
    write(target, 'title', null);
    if (!isNamed) write(target, 'aria-label', title);
    if (isEmpty) write(tooltip, '#text', title);
    onTitle(isEmpty);
  };
  take();
  // A script may give it another one, as on a button that changes between two states.
  const observer = new MutationObserver(take);
  observer.observe(target, { attributeFilter: ['title'] });

  return () => {
    observer.disconnect();
    for (const run of undo.reverse()) run();
    if (taken === undefined) return;
    write(target, 'title', taken);
    if (!isNamed) write(target, 'aria-label', null);
    if (isEmpty) write(tooltip, '#text', '');
    onTitle(false);
  };
}

import { closest, matches } from '../../platform/page/element-calls.js';
import { hasSelection, isControl } from '../../platform/page/shortcut-keys.js';
import { onePerPage } from '../../platform/store.js';
import { isImageFile } from './linked-image.js';
import { WRAPPER } from './slide-elements.js';

/*
 * A gesture belongs to the innermost thing that wants it, then to us. Who can want one inside of a slide stands in
 * site/blocks/sq-gallery.md.
 */

/** What a click presses, and a drag with the mouse does not move. Fingers may swipe over it. */
const PRESSED = 'button, label, summary, area[href], svg a, object, embed, sq-video, .sqs-video-wrapper, [onclick]';
/** Roles of what is pressed: on the slide and its image they are ours, or what the author calls our action. */
const PRESSED_ROLE = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option']
  .map((role) => `[role="${role}"]:not(img)`)
  .join();
/** What stands for a slide: a link around it is the slide's own. */
const MEDIA = 'img, video, sq-video, [data-html]';

/** Whether it uses presses and drags of every pointer. A film without controls is a picture that moves. */
const isUsed = (node: EventTarget) => isControl(node) && !matches(node, 'video:not([controls])');

/** Whether it is pressed, or is a part of what is pressed. */
const isPressed = (node: EventTarget, slide?: EventTarget) =>
  isUsed(node) || matches(node, PRESSED) || (node !== slide && matches(node, PRESSED_ROLE));

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Whether a link stands for its slide: it is the slide, is around its picture, is all that it has, or leads to an image. */
function isSlideLink(link: HTMLAnchorElement, slide: Element): boolean {
  if (link === slide) return true;
  if (closest(link, 'figcaption')) return false;
  const media = slide.querySelector(MEDIA);
  return media ? link.contains(media) || isImageFile(link) : link.textContent.trim() === slide.textContent.trim();
}

/** Whether a click is one of the main button, without a modifier key. */
export const isPlainClick = (event: MouseEvent): boolean => event.button === 0 && !hasModifier(event);

/** A press of a mouse or a pen that moves further than this, in px, is no click of ours, wherever it ends. */
const CLICK_PX = 10;
interface Place {
  readonly clientX: number;
  readonly clientY: number;
}
/** Where the last press began: a click is sent to whatever both ends of its press are in. */
const lastPress = () =>
  onePerPage('last-press', () => {
    const press: { place?: Place | undefined } = {};
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      press.place = pointerType === 'touch' ? undefined : { clientX, clientY };
    };
    addEventListener('pointerdown', follow, { capture: true, passive: true });
    return press;
  });

/** To be called once before the first press that may become a click. */
export const followPresses = (): void => void lastPress();

function hasMoved({ clientX, clientY, isTrusted }: MouseEvent): boolean {
  const { place } = lastPress();
  return isTrusted && place !== undefined && Math.hypot(clientX - place.clientX, clientY - place.clientY) > CLICK_PX;
}

/** Whether what is pressed inside of a slide, or on it, is a control, a label or a link of its own. */
export const isPressOfOthers = (path: readonly EventTarget[], slide: Element): boolean =>
  path
    .slice(0, path.indexOf(slide) + 1)
    .some(
      (node) =>
        isPressed(node, slide) || (node instanceof HTMLAnchorElement && node.href !== '' && !isSlideLink(node, slide)),
    );

/**
 * Whether a click inside of a slide, or on it, is for something else: what is pressed, a text that is selected, or
 * nothing, as its press has moved.
 *
 * @param path the event's composed path, which is empty later
 */
export const isClickOfOthers = (event: MouseEvent, path: readonly EventTarget[], slide: Element): boolean =>
  isPressOfOthers(path, slide) ||
  // A click of the keyboard has no detail.
  (event.detail > 0 && (hasMoved(event) || hasSelection(path[0] as Node)));

/** Whether it can be scrolled sideways; with `by`, in this direction, in px. */
function canScroll(node: Element, style: CSSStyleDeclaration, by: number): boolean {
  const room = node.scrollWidth - node.clientWidth;
  if (!/auto|scroll/.test(style.overflowX) || room <= 1) return false;
  const passed = Math.abs(node.scrollLeft);
  return by === 0 || (by > 0 === (style.direction === 'rtl') ? passed > 1 : passed < room - 1);
}

/** The elements between the target of an event and `scope`; `undefined` where the event is not inside of it. */
function elementsInside(event: Event, scope: EventTarget): Element[] | undefined {
  const path = event.composedPath();
  const end = path.indexOf(scope);
  return end < 0 ? undefined : path.slice(0, end).filter((node) => node instanceof Element);
}

/** Whether a movement of the wheel, sideways by so many px, is for something inside of `scope`, or outside of it. */
export const isWheelOfOthers = (event: WheelEvent, scope: EventTarget): boolean =>
  event.defaultPrevented ||
  (elementsInside(event, scope)?.some((node) => canScroll(node, getComputedStyle(node), event.deltaX)) ?? true);

/** Beside the letters, in px, where a selection may begin. */
const BESIDE_PX = 8;

/** Whether there is text under the pointer that can be selected. */
function isOnText({ clientX, clientY }: MouseEvent, [target, ...others]: readonly Element[]): boolean {
  const isUnselectable = (node: Element) => {
    const { userSelect, webkitUserSelect } = getComputedStyle(node);
    return (userSelect ?? webkitUserSelect) === 'none';
  };
  // Browsers drag a link as a whole.
  if (!target || [target, ...others].some((node) => matches(node, 'a[href]') || isUnselectable(node))) return false;
  const range = document.createRange();
  return [...target.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    range.selectNode(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return (
      clientX > left - BESIDE_PX &&
      clientX < right + BESIDE_PX &&
      clientY > top - BESIDE_PX &&
      clientY < bottom + BESIDE_PX
    );
  });
}

/** Whether a drag that begins with this press is for something inside of the view of a gallery, or begins outside of it. */
export function isDragOfOthers(event: PointerEvent, gallery: Element, view: Element): boolean {
  const inside = elementsInside(event, view);
  if (!inside || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return true;
  const isMouse = event.pointerType === 'mouse';
  const slide = inside.findLast((node) => gallery.contains(node) && !matches(node, WRAPPER));
  return (
    inside.some((node) => {
      const style = getComputedStyle(node);
      return (
        isUsed(node) ||
        // Its author moves something there sideways.
        !/auto|manipulation|pan-[xlr]/.test(style.touchAction) ||
        canScroll(node, style, 0) ||
        (isMouse && (isPressed(node, slide) || matches(node, '[draggable="true"]')))
      );
    }) ||
    (isMouse && isOnText(event, inside))
  );
}

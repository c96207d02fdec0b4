import { onePerPage } from '../store.js';
import { createHost, part, textParts, type DialogText } from './dialog-host.js';
import { focusedModal } from './focused-modal.js';
import { hide } from './hide.js';
import { keepNotice } from './past-notices.js';

/** Widgets §9: a notice closes itself after this time. */
const NOTICE_MS = 2000;
/** Screen readers announce what is added to a region that they know: it is on the page this much earlier. */
const REGION_FIRST_MS = 50;

/** A place for notices: the first one opens it, and the last one removes it. */
function createRegion() {
  let open: { readonly host: HTMLElement; readonly region: HTMLElement } | undefined;
  return {
    async add(notice: HTMLElement, modal: HTMLDialogElement | undefined) {
      // A modal dialog that has closed hides the region in it.
      if (!open?.region.checkVisibility()) {
        open?.host.remove();
        // Outside of a modal dialog nothing is read, and nothing can be used.
        const { host, root } = createHost(modal);
        const region = part('div', 'notices');
        region.role = 'status';
        root.append(region);
        if ('popover' in region) {
          region.popover = 'manual';
          region.showPopover();
        }
        open = { host, region };
        await new Promise((resolve) => setTimeout(resolve, REGION_FIRST_MS));
      }
      open.region.append(notice);
    },
    remove(notice: HTMLElement) {
      const own = notice.parentElement;
      notice.remove();
      // A newer region may be there, which waits for its first notice.
      if (own === open?.region && own?.childElementCount === 0) open?.host.remove();
    },
  };
}

/**
 * Shows a notice without buttons at the top right. It closes itself after two seconds in which it has neither the pointer
 * nor the focus; resolves when it is removed.
 */
export async function inform(text: DialogText | string): Promise<void> {
  const region = onePerPage('notices', createRegion);
  const notice = part('div', 'notice');
  // Keyboards can stop the time as well (WCAG 2.2.1).
  notice.tabIndex = 0;
  const texts = typeof text === 'string' ? { message: text } : text;
  keepNotice(texts);
  notice.append(...textParts(texts));
  const modal = focusedModal();
  await region.add(notice, modal);
  await Promise.race([leftAlone(notice), closed(modal)]);
  await hide(notice);
  region.remove(notice);
}

/** Resolves when the dialog that a notice is in has closed: WebKit sends no `focusout` then. */
const closed = (modal: HTMLDialogElement | undefined) =>
  new Promise((resolve) => modal?.addEventListener('close', resolve, { once: true }));

/** Resolves after the time in which the element was neither pointed at nor focused. */
function leftAlone(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, NOTICE_MS);
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      if (!element.matches(':hover, :focus-within')) timer = setTimeout(resolve, NOTICE_MS);
    };
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, stop);
    for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, start);
  });
}

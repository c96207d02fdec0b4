import { closest } from '../../shared/platform/page/element-calls.js';
import { useRef, useState } from 'react';
import { consent } from '../../shared/services/consent/consent.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { useListener } from '../hooks/use-listener.js';
import { useStore } from '../hooks/use-store.js';
import { isPlainKey } from '../../shared/platform/page/plain-key.js';
import { ofDocument } from '../../shared/platform/page/script-global.js';

/** Buttons and links that open the banner again: consent must be as easy to withdraw as to give. */
const OPENER = '[data-sq-action="open-consent"]';
const EVENTS = { force: 'cookieBanner:force', update: 'cookieBanner:update', unforce: 'cookieBanner:unforce' } as const;

/** Handles an event sent to the window or to the document, once also if it bubbles from one to the other. */
function usePageEvent(type: string, handle: () => void) {
  useListener(window, type, handle);
  useListener(document, type, (event) => {
    if (!event.bubbles) handle();
  });
}

/** Shown until the visitor has chosen, when forced, or when opened again (storefront §4). */
export function useBannerShown(element: HTMLElement, enabled: boolean) {
  const choice = useStore(consent());
  const [forced, setForced] = useState(false);
  const [opened, setOpened] = useState(false);
  /** The number of the mount: `force` and `update` mount the banner again. */
  const [mount, setMount] = useState(0);
  const opener = useRef<Element>(null);
  const remount = () => setMount((count) => count + 1);

  function open(by: Element | null = ofDocument('activeElement')) {
    opener.current = by;
    setOpened(true);
  }
  /** If the focus was in the banner, it returns to the element that opened the banner. */
  function close() {
    const hadFocus = element.matches(':focus-within');
    setOpened(false);
    setForced(false);
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }

  usePageEvent(EVENTS.force, () => {
    setForced(true);
    remount();
  });
  usePageEvent(EVENTS.update, () => {
    forgetPageContext();
    remount();
  });
  usePageEvent(EVENTS.unforce, () => setForced(false));
  useListener<MouseEvent>(document, 'click', (event) => {
    const by = closest(event.target, OPENER);
    if (!by || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Links as well: without script they lead to a page about cookies.
    event.preventDefault();
    open(by);
  });
  // Escape closes a banner that was opened again, without an answer.
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.key !== 'Escape' || !isPlainKey(event) || !opened) return;
    // The press is answered: it starts nothing else.
    event.preventDefault();
    close();
  });

  return {
    choice,
    mount,
    shown: forced || opened || (enabled && choice === 'undecided'),
    /** By a script of the page, or by the visitor. */
    isAskedFor: forced || opened,
    reopened: opened,
    open,
    close,
  };
}

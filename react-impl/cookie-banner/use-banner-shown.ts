import { useRef, useState } from 'react';
import { consent } from '../../shared/services/consent/consent.js';
import { forgetPageContext } from '../../shared/platform/page/read-page.js';
import { useListener } from '../hooks/use-listener.js';
import { useStore } from '../hooks/use-store.js';

/** Anything on the page that opens the banner again: withdrawing must be as easy as giving. */
const OPENER = '[data-sq-action="open-consent"]';
const EVENTS = { force: 'cookieBanner:force', update: 'cookieBanner:update', unforce: 'cookieBanner:unforce' } as const;

/** On the document or on the window: what is sent to the document may bubble there. */
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
  /** Each mount of the banner has its own number: force and update mount it anew. */
  const [mount, setMount] = useState(0);
  const opener = useRef<Element>(null);
  const remount = () => setMount((count) => count + 1);

  function open(by: Element | null = document.activeElement) {
    opener.current = by;
    setOpened(true);
  }
  /** Whoever was in the banner is back where they came from. */
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
    const by = event.target instanceof Element && event.target.closest(OPENER);
    if (!by || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A link leads to a page about cookies for those without script.
    event.preventDefault();
    open(by);
  });
  // Escape puts a banner away that was opened again; it is no answer to the question.
  useListener<KeyboardEvent>(element, 'keydown', ({ key }) => {
    if (key === 'Escape' && opened) close();
  });

  return {
    choice,
    mount,
    shown: forced || opened || (enabled && choice === 'undecided'),
    reopened: opened,
    open,
    close,
  };
}

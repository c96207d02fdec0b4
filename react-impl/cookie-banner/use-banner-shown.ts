import { useState } from 'react';
import { consent } from '../../shared/consent/consent.js';
import { forgetPageContext } from '../../shared/page/read-page.js';
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
export function useBannerShown(enabled: boolean) {
  const choice = useStore(consent());
  const [forced, setForced] = useState(false);
  const [opened, setOpened] = useState(false);
  /** Each mount of the banner has its own number: force and update mount it anew. */
  const [mount, setMount] = useState(0);
  const remount = () => setMount((count) => count + 1);

  usePageEvent(EVENTS.force, () => {
    setForced(true);
    remount();
  });
  usePageEvent(EVENTS.update, () => {
    forgetPageContext();
    remount();
  });
  usePageEvent(EVENTS.unforce, () => setForced(false));
  useListener<MouseEvent>(document, 'click', ({ target }) => {
    if (target instanceof Element && target.closest(OPENER)) setOpened(true);
  });

  return {
    mount,
    shown: forced || opened || (enabled && choice === 'undecided'),
    reopened: opened,
    open: () => setOpened(true),
    close: () => setOpened(false),
  };
}

import { useLayoutEffect } from 'react';
import { pageContext } from '../../shared/platform/page/read-page.js';
import { watchEngaged } from '../../shared/platform/page/engaged.js';
import { whenFree } from '../../shared/services/overlays/when-free.js';
import { MOBILE_QUERY } from '../../shared/site/vocabulary/breakpoints.js';
import { useLatest } from '../hooks/use-latest.js';
import { isDue } from './logic/is-due.js';
import type { PopupSettings } from './logic/settings.js';
import { storedRecord } from './stored-record.js';
import { afterLoad, onTrigger, type Trigger } from './triggers.js';

function isOnPage({ enabledPages }: PopupSettings): boolean {
  const id = pageContext().collection?.['id'];
  return !enabledPages || enabledPages.some((page) => page === id || page === location.pathname);
}

/** Opens the popup by itself, at most once: not after it has been opened otherwise. */
export function useTriggers(
  element: HTMLElement,
  settings: PopupSettings,
  wasOpened: boolean,
  open: (trigger: Trigger) => void,
): void {
  const latest = useLatest({ settings, open });
  const key = JSON.stringify(settings);
  useLayoutEffect(() => {
    const { settings: current } = latest.current;
    const mayOpen = () =>
      isDue(storedRecord(element), current, Date.now()) &&
      isOnPage(current) &&
      (current.enableMobile || !matchMedia(MOBILE_QUERY).matches);
    if (wasOpened || !mayOpen()) return;
    const ended = new AbortController();
    const { signal } = ended;
    // What is typed and pressed before it is due counts.
    watchEngaged(() => {}, signal);
    const openIfDue = (trigger: Trigger) => {
      // It may have been closed in another tab; and a box that is hidden would block the page unseen.
      if (mayOpen() && element.checkVisibility()) latest.current.open(trigger);
    };
    afterLoad(() => onTrigger(current, (trigger) => whenFree(() => openIfDue(trigger), signal), signal), signal);
    return () => ended.abort();
  }, [element, key, wasOpened, latest]);
}

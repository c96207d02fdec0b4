import { useLayoutEffect } from 'react';
import { byId } from '../../shared/platform/page/by-id.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';
import { contentOf, type Option } from './use-shown-option.js';

/** Shows the option in which the element is that the address names: at the start, and after each link to it. */
export function useFragment(element: HTMLElement, show: (option: Option) => void): void {
  const named = (hash: string) => {
    try {
      return byId(element, decodeURIComponent(hash.slice(1)));
    } catch {
      return null; // "%" alone is no encoding
    }
  };
  function reveal(hash = location.hash) {
    const target = named(hash);
    const content = target && contentOf(element).find((each) => each.contains(target));
    if (!content) return;
    show(content.dataset['option'] as Option);
    requestAnimationFrame(() => target.scrollIntoView());
  }
  const latest = useLatest(reveal);
  useLayoutEffect(() => {
    if (location.hash) latest.current();
  }, [latest]);
  useListener(window, 'hashchange', () => reveal());
  // A second click on the same link changes nothing in the address.
  useListener(document, 'click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.hash && link.href === location.href && !event.defaultPrevented) reveal(link.hash);
  });
}

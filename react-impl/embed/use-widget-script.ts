import { ownElement } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useState } from 'react';
import { trustedScriptUrl } from '../../shared/platform/html/trusted.js';
import { NEEDS_NONCE, mayRunScript } from '../../shared/platform/scripts/own-nonce.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';

/** In ms. A provider that has not answered by then is not waited for. */
const TIMEOUT_MS = 20_000;

const isContent = (node: Element) => !node.matches('script, style, link');

/**
 * Runs a provider's script inside the block, among the page's elements, where such scripts look for their place.
 * Returns whether it has put something there. Each new address starts again with an empty place; without an address, and
 * when the block is removed, the place is removed. A failure is logged, and nothing else (storefront §8).
 *
 * @param address the script's; callers have the visitor's permission
 */
export function useWidgetScript(element: HTMLElement, address: string | undefined): boolean {
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!address) return;
    if (!mayRunScript(element.nonce ?? '')) return warnOnce(`${nameOf(element)}: ${NEEDS_NONCE}`, element);
    const trusted = trustedScriptUrl(address);
    if (!trusted) return;
    const place = ownElement(document.createElement('div'));
    place.slot = 'widget';
    const script = document.createElement('script');
    script.async = true;
    script.nonce = element.nonce ?? '';
    script.src = trusted;
    const fail = (problem: string) => {
      warnOnce(`${nameOf(element)}: ${address} ${problem}`, element);
      place.remove();
    };
    const timer = setTimeout(() => fail(`did not load within ${TIMEOUT_MS} ms.`), TIMEOUT_MS);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail('could not be loaded.');
    });
    const observer = new MutationObserver(() => setShown([...place.children].some(isContent)));
    observer.observe(place, { childList: true });
    place.append(script);
    element.append(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      place.remove();
      setShown(false);
    };
  }, [element, address]);
  return isShown;
}

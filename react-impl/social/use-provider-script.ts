import { ownElement } from '../../shared/platform/html/written.js';
import { useLayoutEffect, useState } from 'react';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { NEEDS_NONCE, mayRunScript } from '../../shared/platform/scripts/own-nonce.js';
import { loadScript } from '../../shared/platform/scripts/load-script.js';
import { useLatest } from '../hooks/use-latest.js';

/** In ms. A provider that has not answered by then is not waited for (storefront §7). */
const TIMEOUT_MS = 10_000;

/** How a provider's script is used. */
export interface ProviderScript {
  readonly address: string;
  /** Of the element whose markup names the address; `undefined` for an address in the kit's code. */
  readonly nonce?: string | undefined;
  /** The id that its element must have. */
  readonly id?: string;
  /** Whether it has run before. It works on what the page has when it runs, and later only when it is called. */
  isLoaded(): boolean;
  /** Lets it work on a place that was added after it had run. */
  update(place: HTMLElement): void;
}

/**
 * Gives a provider's script a place among the page's elements, where such scripts look for their work, and loads the
 * script once per page. Returns what `read` makes of the place after each change of it; `undefined` until there is
 * something. Without a script, and when the block is removed, the place is removed. A failure is logged, and nothing else.
 *
 * @param script of callers that have the visitor's permission
 * @param key a new place is made for another one
 */
export function useProviderScript<T>(
  element: HTMLElement,
  script: ProviderScript | undefined,
  key: string,
  createPlace: () => HTMLElement,
  read: (place: HTMLElement) => T | undefined,
): T | undefined {
  const [result, setResult] = useState<T>();
  const latest = useLatest({ createPlace, read });
  const address = script?.address;
  useLayoutEffect(() => {
    if (!script) return;
    const place = ownElement(latest.current.createPlace());
    const observer = new MutationObserver(() => setResult(latest.current.read(place)));
    observer.observe(place, { childList: true, characterData: true, subtree: true });
    element.append(place);
    const run = async () => {
      if (script.isLoaded()) return script.update(place);
      if (script.nonce !== undefined && !mayRunScript(script.nonce)) throw new Error(NEEDS_NONCE);
      return loadScript(script.address, TIMEOUT_MS, script.id, script.nonce);
    };
    run().catch((error: unknown) => {
      warnOnce(`${nameOf(element)}: ${(error as Error).message}. The link stays.`, element);
      place.remove();
    });
    return () => {
      observer.disconnect();
      place.remove();
      setResult(undefined);
    };
  }, [element, address, key]); // eslint-disable-line react-hooks/exhaustive-deps -- the script's other members belong to its address
  return result;
}

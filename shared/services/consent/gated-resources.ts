import { warnOnce } from '../../platform/log.js';
import { isSafeSrcset, safeAddress } from '../../platform/html/safe-address.js';
import { trustedScriptUrl } from '../../platform/html/trusted.js';
import { writeAttribute } from '../../platform/html/write-attribute.js';
import { gatePurpose } from './placeholder.js';
import type { Purpose } from './purposes.js';

/** Attributes for which a browser requests something; `data-` before the name holds them back. */
const HELD = ['src', 'srcset', 'href', 'poster', 'data'] as const;

/** What is shown in these may run, so that Trusted Types guard their addresses. */
const RUNNING = 'embed, object';

/** An `embed` would run a script that its address is. */
const isSafe = (name: string, value: string) =>
  name === 'srcset' ? isSafeSrcset(value) : safeAddress(value) !== undefined;

const REFUSED =
  'an embed or object that waits for consent stays empty: the page refuses the Trusted Types policy "sq".';

/** Writes or removes what is held back. Returns whether that has changed the element. */
function write(element: Element, isAllowed: boolean): boolean {
  const changed = HELD.filter((name) => {
    const value = element.getAttribute(`data-${name}`);
    if (value === null) return false;
    const next = isAllowed && isSafe(name, value) ? value : null;
    if (element.getAttribute(name) === next) return false;
    if (next === null) {
      element.removeAttribute(name);
      return true;
    }
    const trusted = element.matches(RUNNING) ? trustedScriptUrl(next) : next;
    if (trusted === undefined) warnOnce(REFUSED, element);
    else writeAttribute(element, name, trusted);
    return trusted !== undefined;
  });
  return changed.length > 0;
}

function warnOfMistakes(element: Element): void {
  const name = HELD.find((each) => element.hasAttribute(each) && !element.hasAttribute(`data-${each}`));
  if (name) warnOnce(`<${element.localName}> with ${name} does not wait for consent: use data-${name}.`, element);
}

/**
 * Images, style sheets and players that wait for consent: `data-src`, `data-srcset`, `data-href`, `data-poster` and `data-data`
 * become the attributes that they are named after, and end when consent is withdrawn. Those without a known purpose wait for all.
 */
export default function updateResources(
  elements: Iterable<Element>,
  allows: (purpose: Purpose | undefined) => boolean,
): void {
  for (const element of elements) {
    warnOfMistakes(element);
    if (!write(element, allows(gatePurpose(element)))) continue;
    // A player reads its sources anew only when it is told to.
    const player = element.matches('source, track') ? element.closest<HTMLMediaElement>('video, audio') : element;
    if (player instanceof HTMLMediaElement) player.load();
  }
}

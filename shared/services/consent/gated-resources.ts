import { warnOnce } from '../../platform/log.js';
import { isSafeSrcset, safeAddress } from '../../platform/html/safe-address.js';
import { writeAttribute } from '../../platform/html/write-attribute.js';
import { gatePurpose } from './placeholder.js';
import type { Purpose } from './purposes.js';

/** Attributes for which a browser requests something; `data-` before the name holds them back. */
const HELD = ['src', 'srcset', 'href', 'poster'] as const;

/** An `embed` would run a script that its address is. */
const isSafe = (name: string, value: string) =>
  name === 'srcset' ? isSafeSrcset(value) : safeAddress(value) !== undefined;

/** Writes or removes what is held back. Returns whether that has changed the element. */
function write(element: Element, isAllowed: boolean): boolean {
  const changed = HELD.filter((name) => {
    const value = element.getAttribute(`data-${name}`);
    if (value === null) return false;
    const next = isAllowed && isSafe(name, value) ? value : null;
    if (element.getAttribute(name) === next) return false;
    if (next === null) element.removeAttribute(name);
    else writeAttribute(element, name, next);
    return true;
  });
  return changed.length > 0;
}

function warnOfMistakes(element: Element): void {
  const name = HELD.find((each) => element.hasAttribute(each) && !element.hasAttribute(`data-${each}`));
  if (name) warnOnce(`<${element.localName}> with ${name} does not wait for consent: use data-${name}.`, element);
}

/**
 * Images, style sheets and players that wait for consent: `data-src`, `data-srcset`, `data-href` and `data-poster` become the
 * attributes that they are named after, and end when consent is withdrawn. Those without a known purpose wait for all.
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

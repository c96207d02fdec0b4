import { warnOnce } from '../../shared/platform/log.js';

const claimed = new Set<string>();
const foreign: string[] = [];

/** Whether this copy of the kit has to define the tag: nobody has done so yet. Warns once about all tags of another copy. */
export function claimTag(tag: string): boolean {
  if (claimed.has(tag)) return false;
  if (!customElements.get(tag)) {
    claimed.add(tag);
    return true;
  }
  if (foreign.push(tag) === 1)
    queueMicrotask(() =>
      warnOnce(
        `loaded more than once on this page; the first copy stays in use. Already defined: ${foreign.splice(0).join(', ')}.`,
      ),
    );
  return false;
}

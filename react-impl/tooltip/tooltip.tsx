import { useLayoutEffect, useMemo, useRef } from 'react';
import type { tooltip } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { byId } from '../../shared/platform/page/by-id.js';
import { useLatest } from '../hooks/use-latest.js';
import { useMethods } from '../hooks/use-methods.js';
import { useSubscription } from '../hooks/use-subscription.js';
import { describe } from './describe.js';
import { watchInterest } from './interest/watch.js';
import { createSurface, type Surface } from './surface.js';

/** The described element: that with the id, else the one before the tag. Followed when the page replaces it. */
function useTarget(element: HTMLElement, id: string): HTMLElement | null {
  const target = useMemo(
    () => ({
      get() {
        const found = id ? byId(element, id) : element.previousElementSibling;
        return found instanceof HTMLElement && found !== element ? found : null;
      },
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element.getRootNode(), { childList: true, subtree: true, attributeFilter: ['id'] });
        return () => observer.disconnect();
      },
    }),
    [element, id],
  );
  return useSubscription(target.subscribe, target.get);
}

/** A description of another element (widgets §9; W3C pattern "Tooltip"). Without such an element it is a text of the page. */
export function Tooltip({ host, for: id, showDelay }: BlockProps<typeof tooltip>) {
  const { element, internals } = host;
  const bubble = useRef<HTMLDivElement>(null);
  const surface = useRef<Surface>(undefined);
  const target = useTarget(element, id);
  const delay = useLatest(showDelay);

  useLayoutEffect(() => {
    if (!target) return warnOnce(`${nameOf(element)} has no element to describe: its text is shown where it is.`);
    const { states } = internals;
    internals.role = 'tooltip';
    states.add('attached');
    const giveBack = describe(element, target, (isTitle) => states[isTitle ? 'add' : 'delete']('titled'));
    surface.current = createSurface(host, target, bubble.current!);
    const end = watchInterest(target, bubble.current!, surface.current, () => delay.current);
    return () => {
      end();
      giveBack();
      surface.current = undefined;
      states.delete('attached');
      internals.role = null;
    };
  }, [host, element, internals, target, delay]);

  useMethods(host, {
    show() {
      if (target) surface.current?.show({ box: () => target.getBoundingClientRect(), isPointer: false });
    },
    hide: () => surface.current?.hide(),
  });
  return (
    <div part="tooltip" ref={bubble}>
      <slot />
    </div>
  );
}

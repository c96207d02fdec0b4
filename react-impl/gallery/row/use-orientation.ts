import { useListener } from '../../hooks/use-listener.js';

/** The device was turned: the layout is looked at again. Where another width is noticed anyway, nobody need ask the screen. */
export function useOrientation(enabled: boolean, refresh: () => void): void {
  const target = enabled ? (globalThis.screen as { orientation?: EventTarget } | undefined)?.orientation : undefined;
  useListener(target, 'change', refresh);
}

import { ofDocument } from './script-global.js';

/** The element that has the focus, also inside open shadow roots. */
export function focusedElement(): HTMLElement | undefined {
  let focused = ofDocument('activeElement');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement ? focused : undefined;
}

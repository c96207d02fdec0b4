import { closest } from '../page/element-calls.js';

/**
 * Whether the browser runs `commandfor` itself (Invoker Commands, since 2025 in all engines). Read where it is used: the
 * module is also imported where there is no page.
 */
const hasCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/**
 * Links to the id of a dialog open it, as they show it without script. In browsers without `commandfor` the buttons that
 * name the dialog are followed here.
 *
 * @param named the element whose id they name: the dialog, or the block that it is a part of
 */
export function openers(
  named: HTMLElement,
  signal: AbortSignal,
  open: (by: HTMLElement) => void,
  close: (answer: string) => void,
): void {
  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || !named.id) return;
    const [target] = event.composedPath();
    const link = closest<HTMLAnchorElement>(target, 'a[href^="#"]');
    if (link && namesId(link.hash, named.id)) {
      event.preventDefault();
      return open(link);
    }
    const button = hasCommands() ? null : closest<HTMLButtonElement>(target, 'button[commandfor]');
    if (button?.getAttribute('commandfor') !== named.id || button.disabled) return;
    const command = button.getAttribute('command')?.toLowerCase();
    if (command === 'show-modal' || command === '--open') open(button);
    else if (command === 'close' || command === 'request-close') close(button.value);
  };
  document.addEventListener('click', handleClick, { signal });
}

/** Whether `#…` of an address names this id, as it stands or with its characters escaped. Never throws. */
function namesId(hash: string, id: string): boolean {
  if (hash === `#${id}`) return true;
  try {
    return decodeURIComponent(hash) === `#${id}`;
  } catch {
    return false; // such as "#100%"
  }
}

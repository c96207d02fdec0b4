import { closest } from '../../shared/platform/page/element-calls.js';

interface CommandEvent extends Event {
  readonly command?: string;
}

/** Plain links that open in a viewer, which need no tag of the kit. */
const LINKS = 'a[data-sq-lightbox]';
const VIEWER = 'sq-lightbox';

/** The link of the viewer that an event is in: in a shadow root, else around it. */
const linkOf = (event: Event) =>
  closest<HTMLAnchorElement>(event.composedPath()[0], LINKS) ?? closest<HTMLAnchorElement>(event.target, LINKS);

/**
 * Calls `onElement` when an element is about to be used: the pointer or the focus is on it, or on a button that commands
 * it. Calls `onFirst` at the visitor's first scroll, movement of the pointer, touch and key, once for each of them.
 * There is one set of listeners for the whole page. Targets of these events are elements.
 */
export function onUse(
  onElement: (element: Element) => void,
  load: (tag: string) => Promise<unknown> | undefined,
  onFirst: () => void,
): void {
  for (const type of ['scroll', 'pointerover', 'pointerdown', 'keydown'])
    document.addEventListener(type, onFirst, { capture: true, once: true });

  const handleUse = (event: Event) => {
    const { target } = event;
    onElement(target as Element);
    if (linkOf(event)) void load(VIEWER)?.catch(() => {});
    // Where there are no such buttons in the engine, they command nothing.
    const commanded = closest<HTMLButtonElement>(target, '[commandfor]')?.commandForElement;
    if (commanded) onElement(commanded);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, handleUse, true);

  // A click on a link of the viewer is repeated when the viewer is loaded; until then nobody else gets it: a navigator would
  // go to the image. If it cannot be loaded, the browser follows this link and those that are clicked later.
  const handleClick = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = linkOf(event);
    if (!link || customElements.get(VIEWER)) return;
    const ready = button || metaKey || ctrlKey || shiftKey || altKey ? undefined : load(VIEWER);
    if (!ready) return;
    event.preventDefault();
    event.stopPropagation();
    void ready.catch(() => document.removeEventListener('click', handleClick, true)).then(() => link.click());
  };
  document.addEventListener('click', handleClick, true);

  // A command to a block that is not loaded is repeated when the block is loaded.
  document.addEventListener(
    'command',
    (event: CommandEvent) => {
      const { command } = event;
      const target = event.target as Element;
      if (customElements.get(target.localName)) return;
      load(target.localName)
        ?.then(() => target.dispatchEvent(Object.assign(new Event('command'), { command })))
        .catch(() => {});
    },
    true,
  );
}

interface CommandEvent extends Event {
  readonly command?: string;
}

/** Plain links that open in a viewer, which need no tag of the kit. */
const LINKS = 'a[data-sq-lightbox]';
const VIEWER = 'sq-lightbox';

/**
 * Tells when an element is about to be used: pointed at, touched, or focused, itself or a button that commands it.
 * One set of listeners for the page, whatever it holds. `first` hears of the visitor's first sign of life.
 */
export function onUse(
  used: (element: Element) => void,
  load: (tag: string) => Promise<unknown> | undefined,
  first: () => void,
): void {
  for (const type of ['scroll', 'pointerover', 'pointerdown', 'keydown'])
    document.addEventListener(type, first, { capture: true, once: true });

  const hear = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    used(target);
    if (target.closest(LINKS)) void load(VIEWER)?.catch(() => {});
    const commanded = document.getElementById(target.closest('[commandfor]')?.getAttribute('commandfor') ?? '');
    if (commanded) used(commanded);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(type, hear, true);

  // Nor is a click on a link of the viewer: without it the link does what links do.
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || customElements.get(VIEWER) || event.defaultPrevented) return;
    const ready = button || metaKey || ctrlKey || shiftKey || altKey ? undefined : load(VIEWER);
    if (!ready) return;
    event.preventDefault();
    ready.then(() => link.click()).catch(() => location.assign(link.href));
  });

  // A command that comes before its block is not lost.
  document.addEventListener(
    'command',
    (event: CommandEvent) => {
      const { target, command } = event;
      if (!(target instanceof Element) || customElements.get(target.localName)) return;
      load(target.localName)
        ?.then(() => target.dispatchEvent(Object.assign(new Event('command'), { command })))
        .catch(() => {});
    },
    true,
  );
}

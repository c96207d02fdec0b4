interface CommandEvent extends Event {
  readonly command?: string;
}

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
    document.addEventListener(type, first, { capture: true, passive: true, once: true });

  const hear = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    used(target);
    const commanded = document.getElementById(target.closest('[commandfor]')?.getAttribute('commandfor') ?? '');
    if (commanded) used(commanded);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, hear, { capture: true, passive: true });

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
    { capture: true },
  );
}

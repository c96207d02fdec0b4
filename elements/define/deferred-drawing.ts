/** Who decides when an element is drawn that the page has many of: nobody until there is such a page (../loading/defer-far-elements.ts). */
export const deferredDrawing: {
  /** Resolves when it is the turn of an element that is being upgraded; nothing where it need not wait. */
  wait?(element: Element, drawn: () => Promise<void> | undefined): Promise<void> | undefined;
  /** It is the element's turn now: something uses it. */
  end?(element: Element): void;
} = {};

/** Whether a form's control named "parentNode" stands between a node and the document. */
const isCircle = (node: EventTarget): boolean =>
  node instanceof HTMLFormElement && Reflect.get(Node.prototype, 'parentNode', node) !== node.parentNode;

/** React listens for selections on the document; this listener was added earlier and runs first. */
function stopCircles(event: Event): void {
  if (event.composedPath().some(isCircle)) event.stopImmediatePropagation();
}

/**
 * The element that React renders into. React looks for the component of an event's target, and of where the pointer comes
 * from or goes to, by way of `parentNode`: also from the author's nodes, where a form with a control named "parentNode" is
 * a circle, and has no end. These nodes belong to no component, so React gets no event of theirs.
 */
export function createContainer(): HTMLElement {
  const container = document.createElement('div');
  container.id = 'root';
  document.addEventListener('selectionchange', stopCircles);
  const isOutside = (node: EventTarget | null) => node instanceof Node && !container.contains(node);
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) =>
    listen(
      type,
      (event) => {
        if (isOutside(event.target) || (event instanceof MouseEvent && isOutside(event.relatedTarget))) return;
        (listener as (event: Event) => void)(event);
      },
      options,
    );
  return container;
}

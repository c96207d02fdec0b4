/** Writes inline styles (a CSS property name to a value), and answers how to put back what was there. */
export function writeStyles(element: HTMLElement | SVGElement, styles: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(styles).map((name) => [name, element.style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) element.style.setProperty(name, value);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

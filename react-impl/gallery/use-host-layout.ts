import { useLayoutEffect } from 'react';

/**
 * The page-side sheet lays slides out by attributes of the host. What came another way (`data-block-json`, a property,
 * a number the sheet has no rule for) is told to it here, and taken back when the block goes.
 */
export function useHostLayout(
  element: HTMLElement,
  design: string,
  properties: Record<string, string | undefined>,
): void {
  useLayoutEffect(() => {
    if (element.getAttribute('design')?.toLowerCase() === design) return;
    const before = element.getAttribute('design');
    element.setAttribute('design', design);
    return () => {
      if (before === null) element.removeAttribute('design');
      else element.setAttribute('design', before);
    };
  }, [element, design]);

  const text = JSON.stringify(properties);
  useLayoutEffect(() => {
    const given = Object.entries(JSON.parse(text) as Record<string, string>);
    for (const [name, value] of given) element.style.setProperty(name, value);
    return () => {
      for (const [name] of given) element.style.removeProperty(name);
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    };
  }, [element, text]);
}

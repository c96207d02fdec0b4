import { useLayoutEffect } from 'react';

/**
 * The page-side sheet lays slides out by custom properties of the host. Numbers that it has no rule for are told to it
 * here, and taken back when the block goes.
 */
export function useHostProperties(
  element: HTMLElement,
  properties: Readonly<Record<string, string | undefined>>,
): void {
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

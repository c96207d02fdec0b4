import { useLayoutEffect } from 'react';

/** Warns when the parser has closed the element before its children. The code is loaded only for an empty element. */
export function useClosedEarly(element: HTMLElement, isEmpty: boolean): void {
  useLayoutEffect(() => {
    if (!isEmpty) return;
    import('../../shared/media/slides/closed-early.js').then(
      ({ warnIfClosedEarly }) => warnIfClosedEarly(element),
      () => {},
    );
  }, [element, isEmpty]);
}

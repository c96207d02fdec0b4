import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest.js';

/*
 * Everything that a gallery writes on its own element and on its slides. Each hook removes what it has written when the
 * block is removed.
 */

/**
 * A boolean attribute that the page-side sheet selects by. Not a custom state: when the sheet has rules for slides that
 * depend on a state, browsers recalculate the style of all slides at every change of any state of the element.
 */
export function useHostAttribute(element: HTMLElement, name: `data-sq-${string}`, enabled: boolean): void {
  useLayoutEffect(() => {
    if (!enabled) return;
    element.setAttribute(name, '');
    return () => element.removeAttribute(name);
  }, [element, name, enabled]);
}

/** A custom state of the element, such as `sq-gallery:state(complete)`. */
export function useHostState(internals: ElementInternals, name: string, enabled: boolean): void {
  useLayoutEffect(() => {
    if (!enabled) return;
    internals.states.add(name);
    return () => void internals.states.delete(name);
  }, [internals, name, enabled]);
}

/** Custom properties in the element's `style`: the page-side sheet lays out the slides by them. */
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

/**
 * The element's property `currentIndex`: reading it returns the slide that is current, also after the visitor has moved
 * on. Writing it moves there, also when the same number is written twice.
 */
export function useCurrentIndexProperty(
  element: HTMLElement,
  read: () => number,
  write: (index: number) => void,
): void {
  const latest = useLatest({ read, write });
  useLayoutEffect(() => {
    const name = 'currentIndex';
    const declared = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, name);
    Object.defineProperty(element, name, {
      configurable: true,
      enumerable: true,
      get: () => latest.current.read(),
      set(value: unknown) {
        declared?.set?.call(element, value);
        latest.current.write(declared?.get?.call(element) as number);
      },
    });
    return () => void delete (element as unknown as Record<string, unknown>)[name];
  }, [element, latest]);
}

/** The class of the current slide, for themes. No other slide has it. */
const ACTIVE = 'sq-active';

/** Returns a function that moves the class `sq-active` to a slide; `undefined` only removes it. */
export function useActiveClass(): (slide: Element | undefined) => void {
  const active = useRef<Element>(undefined);
  const setActive = useCallback((slide: Element | undefined) => {
    if (active.current !== slide) active.current?.classList.remove(ACTIVE);
    slide?.classList.add(ACTIVE);
    active.current = slide;
  }, []);
  useLayoutEffect(() => () => setActive(undefined), [setActive]);
  return setActive;
}

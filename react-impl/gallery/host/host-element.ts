import { write } from '../../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import type { Slides } from '../../../shared/media/slides/slides.js';
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
    return write(element, name, '');
  }, [element, name, enabled]);
}

/** The custom state `sq-gallery:state(complete)`: all code that the gallery needs is loaded. */
export function useCompleteState({ states }: ElementInternals, complete: boolean): void {
  useLayoutEffect(() => {
    if (!complete) return;
    states.add('complete');
    return () => void states.delete('complete');
  }, [states, complete]);
}

/** Custom properties in the element's `style`: the page-side sheet lays out the slides by them. */
export function useHostProperties(
  element: HTMLElement,
  properties: Readonly<Record<string, string | undefined>>,
): void {
  const text = JSON.stringify(properties);
  useLayoutEffect(() => {
    const given = Object.entries(JSON.parse(text) as Record<string, string>);
    for (const [name, value] of given) write(element, `:${name}`, value);
    return () => {
      for (const [name] of given) write(element, `:${name}`, null);
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
  // With each render: at a move within the page the element takes its own properties for values from before the upgrade.
  useLayoutEffect(() => {
    if (Object.hasOwn(element, PROPERTY)) return;
    const declared = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, PROPERTY);
    Object.defineProperty(element, PROPERTY, {
      configurable: true,
      enumerable: true,
      get: () => latest.current.read(),
      set(value: unknown) {
        declared?.set?.call(element, value);
        latest.current.write(declared?.get?.call(element) as number);
      },
    });
  });
  useLayoutEffect(() => () => void delete (element as unknown as Record<string, unknown>)[PROPERTY], [element]);
}
const PROPERTY = 'currentIndex';

/** The class of the current slide, for themes. No other slide has it. */
const ACTIVE = '.sq-active';

/** Sets the class `sq-active` of the current slide at once; `useActiveClass` does so with the next render. */
export function moveActiveClass(from: Element | undefined, to: Element | undefined): void {
  if (from) write(from, ACTIVE, null);
  if (to) write(to, ACTIVE, '');
}

export function useActiveClass(slides: Slides, index: number): void {
  const slide = slides.list[index];
  useLayoutEffect(() => {
    moveActiveClass(undefined, slide);
    return () => moveActiveClass(slide, undefined);
  }, [slide]);
}

import { useLayoutEffect } from 'react';
import { readMaxLength, softMaximum } from '../logic/max-length.js';
import { member } from './form-controls.js';

const COUNTED = 'textarea:is([maxlength], [max-length], [data-max-length])';

type CounterText = (key: 'counter', parameters: { count: number; max: number }) => string;

/**
 * A live "count / max" below every text area with a maximum (storefront §5). `maxlength` stops the typing, as in HTML;
 * `max-length` and `data-max-length` let it go on and mark the counter. The page-side sheet reserves the line for it. `getText` must keep
 * its identity between renders.
 */
export function useCounters(form: HTMLFormElement | undefined, getText: CounterText): void {
  useLayoutEffect(() => {
    if (!form) return;
    const areas = [...member(form, 'elements')].filter((each): each is HTMLTextAreaElement => each.matches(COUNTED));
    const removers = areas.map((area) => addCounter(form, area, getText));
    return () => removers.forEach((remove) => remove?.());
  }, [form, getText]);
}

function addCounter(form: HTMLFormElement, area: HTMLTextAreaElement, getText: CounterText): (() => void) | undefined {
  const max = readMaxLength(softMaximum(area) ?? area.getAttribute('maxlength'));
  if (max === undefined) return undefined;
  const counter = document.createElement('span');
  counter.className = 'sq-form-counter';
  // Otherwise the counter would be part of the accessible name of a text area whose label contains both.
  counter.setAttribute('aria-hidden', 'true');
  const update = () => {
    counter.textContent = getText('counter', { count: area.value.length, max });
    counter.classList.toggle('sq-error', area.value.length > max);
  };
  // Positioned over the reserved line: a box in the flow would break the author's line.
  const position = () => {
    counter.style.top = `${area.offsetTop + area.offsetHeight}px`;
    counter.style.left = `${area.offsetLeft}px`;
    counter.style.width = `${area.offsetWidth}px`;
  };
  update();
  area.after(counter);
  position();
  const observer = new ResizeObserver(position);
  observer.observe(area);
  observer.observe(form);
  area.addEventListener('input', update);
  // `reset` is dispatched before the fields are emptied.
  const updateAfterReset = () => queueMicrotask(update);
  member(form, 'addEventListener')('reset', updateAfterReset);
  return () => {
    counter.remove();
    observer.disconnect();
    area.removeEventListener('input', update);
    member(form, 'removeEventListener')('reset', updateAfterReset);
  };
}

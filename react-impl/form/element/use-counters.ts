import { useLayoutEffect } from 'react';
import { member } from './form-controls.js';
import { readMaxLength } from '../logic/max-length.js';

const BOUND = 'textarea[maxlength], textarea[data-max-length]';

/**
 * A live "count / max" below every bounded text area (storefront §5). `maxlength` stops the typing as HTML has it;
 * `data-max-length` lets it go on and flags the counter. Its line is kept free by the page-side sheet.
 */
export function useCounters(form: HTMLFormElement | undefined, say: (count: number, max: number) => string): void {
  useLayoutEffect(() => {
    if (!form) return;
    const counters = [...member(form, 'querySelectorAll')<HTMLTextAreaElement>(BOUND)].flatMap((area) => {
      const max = readMaxLength(area.getAttribute('data-max-length') ?? area.getAttribute('maxlength'));
      if (max === undefined) return [];
      const counter = document.createElement('span');
      counter.className = 'sq-form-counter';
      // Or it would be a part of the name of the text area whose label it stands in.
      counter.setAttribute('aria-hidden', 'true');
      const update = () => {
        counter.textContent = say(area.value.length, max);
        counter.classList.toggle('sq-error', area.value.length > max);
      };
      // Laid over the kept line by hand: a box in the flow would break the author's line.
      const follow = () => {
        counter.style.top = `${area.offsetTop + area.offsetHeight}px`;
        counter.style.left = `${area.offsetLeft}px`;
        counter.style.width = `${area.offsetWidth}px`;
      };
      update();
      area.after(counter);
      follow();
      const observer = new ResizeObserver(follow);
      observer.observe(area);
      observer.observe(form);
      area.addEventListener('input', update);
      // `reset` is sent before the fields are empty.
      const afterReset = () => queueMicrotask(update);
      member(form, 'addEventListener')('reset', afterReset);
      return [
        () => {
          counter.remove();
          observer.disconnect();
          area.removeEventListener('input', update);
          member(form, 'removeEventListener')('reset', afterReset);
        },
      ];
    });
    return () => counters.forEach((remove) => remove());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `say` only depends on the language of the place
  }, [form]);
}

import { ownElement } from '../../../shared/platform/html/written.js';
import quietRequired from '../../../shared/forms/quiet-required.js';
import { formCounterMessages } from '../../../shared/platform/i18n/en/form-counter.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { readMaxLength, softMaximum } from '../logic/max-length.js';
import { afterReset } from '../../../shared/forms/after-reset.js';
import { ofForm } from '../../../shared/forms/form-controls.js';
import { adoptSheet } from './adopt-sheet.js';
import sheet from './counters.css' with { type: 'css' };

/**
 * A live "count / max" below every text area with a maximum (storefront §5). `maxlength` stops the typing, as in HTML;
 * `max-length` and `data-max-length` let it go on and mark the counter. The page-side sheet reserves the line for it.
 */
function addCounters(form: HTMLFormElement): () => void {
  adoptSheet(form, sheet);
  const areas = [...ofForm(form, 'elements')].filter((each) => each instanceof HTMLTextAreaElement);
  const removers = areas.map((area) => addCounter(form, area));
  return () => removers.forEach((remove) => remove?.());
}

function addCounter(form: HTMLFormElement, area: HTMLTextAreaElement): (() => void) | undefined {
  const max = readMaxLength(softMaximum(area) ?? area.getAttribute('maxlength'));
  if (max === undefined) return undefined;
  const counter = ownElement(document.createElement('span'));
  counter.className = 'sq-form-counter';
  // Otherwise the counter would be part of the accessible name of a text area whose label contains both.
  counter.setAttribute('aria-hidden', 'true');
  const update = () => {
    counter.textContent = translate(area, 'form', formCounterMessages, 'counter', { count: area.value.length, max });
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
  const stopResetting = afterReset(form, update);
  return () => {
    counter.remove();
    observer.disconnect();
    area.removeEventListener('input', update);
    stopResetting();
  };
}

/** What most forms need for their fields. One file for both: a request costs more than the bytes of one of them. */
export default function helpFields(form: HTMLFormElement): () => void {
  const stops = [addCounters(form), quietRequired(form)];
  return () => stops.forEach((stop) => stop());
}

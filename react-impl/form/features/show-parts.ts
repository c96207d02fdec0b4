import showConditionally from './conditions.js';
import showSteps, { type StepOptions } from './steps.js';

const has = (form: HTMLFormElement, selector: string) => Element.prototype.querySelector.call(form, selector) !== null;

/** Shows the parts of a form that are to be seen now: those whose condition is met, and one step at a time. */
export default function showParts(form: HTMLFormElement, options: { readonly current: StepOptions }): () => void {
  const stops = [
    has(form, '[data-sq-show-if]') && showConditionally(form),
    has(form, '[data-sq-step]') && showSteps(form, options),
  ];
  return () => stops.forEach((stop) => stop && stop());
}

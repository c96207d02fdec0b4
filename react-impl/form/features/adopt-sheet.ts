import { ofForm } from '../../../shared/forms/form-controls.js';

/** Gives the root that a form is in the sheet of a feature, once and for good. */
export function adoptSheet(form: HTMLFormElement, sheet: CSSStyleSheet): void {
  const { adoptedStyleSheets } = ofForm(form, 'getRootNode')() as Document | ShadowRoot;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

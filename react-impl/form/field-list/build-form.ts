import { formFieldMessages } from '../../../shared/platform/i18n/en/form-fields.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { isFeatureOn } from '../../../shared/site/flags/is-feature-on.js';
import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';
import { formMarkup } from './form-markup.js';
import type { Markup } from './markup.js';
import { readFields } from './read-fields.js';

/** The feature flag with which a site allows a maximum length for text areas (storefront §3). */
const MAX_LENGTH_FLAG = 'form-textarea-max-length';

let formCount = 0;

function toNode(part: Markup | string): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const element = document.createElement(part.tag);
  for (const [name, value] of Object.entries(part.attributes)) writeAttribute(element, name, value);
  element.append(...part.children.map(toNode));
  return element;
}

/** A real form built from the field list, for the light DOM: autofill, password managers and a plain POST work on it. */
export function buildForm(element: Element, data: unknown, action: string, buttonText: string): HTMLFormElement {
  const fields = readFields(data, {
    maxLength: isFeatureOn(MAX_LENGTH_FLAG),
    complain: (problem) => warnOnce(`form fields: ${problem}.`, element),
  });
  const getText = (key: keyof typeof formFieldMessages) => translate(element, 'form', formFieldMessages, key);
  return toNode(formMarkup(fields ?? [], action, buttonText, `sq-fields-${++formCount}`, getText)) as HTMLFormElement;
}

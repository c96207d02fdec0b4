import type { Say } from './logic/field-markup.js';
import { formMarkup } from './logic/form-markup.js';
import type { Markup } from './logic/markup.js';
import type { Field } from './logic/read-fields.js';

let made = 0;

function toNode(part: Markup | string): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const element = document.createElement(part.tag);
  for (const [name, value] of Object.entries(part.attributes)) element.setAttribute(name, value);
  element.append(...part.children.map(toNode));
  return element;
}

/** A real form of the field list, for the light DOM: autofill, password managers and a plain POST all work on it. */
export const buildForm = (fields: readonly Field[], action: string, buttonText: string, say: Say) =>
  toNode(formMarkup(fields, action, buttonText, `sq-fields-${++made}`, say)) as HTMLFormElement;

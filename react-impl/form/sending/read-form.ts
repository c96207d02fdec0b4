import { fieldGroups } from './field-groups.js';
import { readValue } from './read-value.js';

/** What the visitor entered, as JSON text of field id to value; with what the pressed button stands for, if anything. */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const values = fieldGroups(form).map((group) => [group.id, readValue(group, location.search)]);
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  return JSON.stringify(Object.fromEntries(name && value ? [...values, [name, value]] : values));
}

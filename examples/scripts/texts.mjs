import { parametersOf } from './partials.mjs';

/** What stands at the head of a partial: what it is, what it takes, and how it is called. */
export function headOf(partial, example) {
  const own = Object.entries(partial.parameters).map(([name, text]) => [name, text]);
  return { summary: partial.summary, own, names: parametersOf(partial), example };
}

const ATTRIBUTES = 'Each attribute of the block is a parameter too, and is left out where none is given.';

/** The lines of that head, with the names of parameters as the engine writes them. */
export const headLines = ({ summary, own, example }, parameter = (name) => name, attributes = ATTRIBUTES) => [
  summary,
  ...own.map(([name, text]) => `${parameter(name)}: ${text}`),
  attributes,
  '',
  ...example,
];

// The playground of a block as data: the controls of its attributes, its examples, and what its partials take.
import { readFileSync } from 'node:fs';
import { readCall } from './partials.mjs';
import { PARAMETERS } from '../assets/playground/address.js';

/** How many options are shown before the others are asked for. */
const FIRST_COUNT = 8;
const OWN_GROUPS = ['Other names', 'As every block'];

/** `kind` decides the control and how a value is written in each language. */
export function kindOf({ name, type, choices, words }) {
  if (choices) return 'choice';
  if (type.startsWith('boolean')) return 'flag';
  if (/^'true' \| 'false'/.test(type)) return 'choice';
  if (type === 'number') return 'number';
  return words === 'JSON' || type === 'unknown' || name === 'data-block-json' ? 'json' : 'text';
}

/** A default as a sentence, which stands below the name of the option. */
export function defaultInWords(kind, { fallback, description }) {
  if (kind === 'flag') return fallback === 'on' ? 'On by default.' : 'Off by default.';
  if (fallback !== undefined) return `Default: ${fallback}.`;
  // Where it depends on something else, the description says so.
  return /\bdefault\b/i.test(description) ? '' : 'Not set by default.';
}

function optionOf(attribute) {
  const kind = kindOf(attribute);
  const choices = attribute.choices ?? [...attribute.type.matchAll(/'([^']*)'/g)].map(([, value]) => value);
  return {
    name: attribute.name,
    id: `option-${attribute.name}`,
    kind,
    html: attribute.html,
    needs: attribute.needs,
    needsHtml: attribute.needsHtml,
    value: attribute.fallback,
    isOn: attribute.fallback === 'on',
    fallback: defaultInWords(kind, attribute),
    ...(kind === 'choice' && { choices: choices.filter((each) => each !== '(empty)') }),
  };
}

/** The eight options that come first, as the notes order them, and the others by theme. */
export function optionGroups(attributeGroups) {
  const groups = attributeGroups.map(({ name, attributes }) => ({ name, options: attributes.map(optionOf) }));
  const own = groups.filter(({ name }) => !OWN_GROUPS.includes(name));
  const first = own.flatMap(({ options }) => options).slice(0, FIRST_COUNT);
  const others = groups
    .map(({ name, options }) => ({ name: name || 'More', options: options.filter((each) => !first.includes(each)) }))
    .filter(({ options }) => options.length > 0);
  return { first, others };
}

/** `{%- if slides_per_row != nil %} slides-per-row="…` in a Liquid partial: the parameter of each attribute. */
const PRINTED = /\{%- if (\w+) != nil %\} ([\w-]+)="/g;
/** `slides: page.slides` in the call of a Liquid partial. */
const ARGUMENT = /(\w+): ('[^']*'|[\w.]+)/g;

/** The parameters of a block's partials: of its attributes, and those that are printed inside, with their example. */
export function readParameters(tag) {
  const text = readFileSync(`examples/liquid/partials/${tag}.liquid`, 'utf8');
  const ofAttributes = Object.fromEntries([...text.matchAll(PRINTED)].map(([, parameter, name]) => [name, parameter]));
  const explained = new Set([...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name));
  const inside = [...readCall(text).matchAll(ARGUMENT)]
    .map(([, name, value]) => [name, value])
    .filter(([name]) => explained.has(name));
  return { ofAttributes, inside };
}

/** Everything of a block that its playground needs. */
export function readPlayground({ tag, examples, reference }) {
  const options = optionGroups(reference.attributeGroups);
  const all = [...options.first, ...options.others.flatMap((group) => group.options)];
  for (const { name } of all)
    if (Object.values(PARAMETERS).includes(name))
      throw new Error(
        `The playground of <${tag}> cannot have "${name}" in its address: it has a meaning of its own there`,
      );
  const data = {
    tag,
    examples: examples.map(({ key, title, source }) => ({ key, title, source })),
    attributes: Object.fromEntries(
      all.map(({ name, kind, isOn, value, needs }) => [
        name,
        { kind, isOn, value, ...(needs?.length > 0 && { needs }) },
      ]),
    ),
    ...readParameters(tag),
  };
  return { options, names: all.map(({ name }) => name), data: JSON.stringify(data).replaceAll('<', '\\u003c') };
}

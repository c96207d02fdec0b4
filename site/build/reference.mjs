// The reference of a block, from the custom elements manifest of the build.
import { readFileSync } from 'node:fs';
import { renderSentence } from './markdown.mjs';
import { checkNeeds, needsInWords } from './needs.mjs';

export const readManifest = (dist) =>
  JSON.parse(readFileSync(`${dist}/custom-elements.json`, 'utf8')).modules.flatMap(({ declarations }) => declarations);

/** Of every block: they are explained once more on the page of attributes. */
export const COMMON_ATTRIBUTES = ['data-block-json', 'load'];
const OTHER_NAME = /^Another name of /;
const FIRST_COUNT = 8;

const choicesOf = (type) => [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value);

/** What an attribute takes, in words. */
export function describeType(type) {
  const choices = choicesOf(type);
  if (choices.length > 1 && /^('[^']*'( \| )?)+$/.test(type))
    return { choices: choices.map((each) => each || '(empty)') };
  const words = {
    boolean: 'on or off',
    string: 'text',
    number: 'number',
    'string | boolean': 'text, or on or off',
    'readonly string[]': 'words with spaces between',
  };
  return { words: words[type] ?? (/[[{]|Record|Options|Keys/.test(type) ? 'JSON' : type) };
}

/** A default in words: attributes are text, and `false` is written as nothing. */
export function describeDefault(value, type) {
  if (value === undefined || value === '""' || value === 'null') return undefined;
  if (value === 'false') return 'off';
  if (value === 'true') return 'on';
  if (value === '[]' || value === '{}') return undefined;
  return choicesOf(type).length > 0 || value.startsWith('"') ? value.replace(/^"|"$/g, '') : value;
}

const attributeOf = ({ name, type, default: fallback, description }, needs = []) => ({
  name,
  id: `attribute-${name}`,
  ...describeType(type.text),
  type: type.text,
  fallback: describeDefault(fallback, type.text),
  description,
  html: renderSentence(description),
  needs,
  needsHtml: needsInWords(needs),
});

/** Attributes by theme: those of the note first, then what it does not name, other names, and what all blocks have. */
export function groupAttributes(attributes, themes, tag, needs = new Map()) {
  const all = attributes.map((each) => attributeOf(each, needs.get(each.name)));
  checkNeeds(tag, needs, new Map(all.map((each) => [each.name, each])));
  const take = (test) => {
    const found = all.filter(test);
    for (const each of found) all.splice(all.indexOf(each), 1);
    return found;
  };
  const themed = themes.map(({ name, attributes: names }) => {
    for (const each of names)
      if (!all.some((attribute) => attribute.name === each))
        throw new Error(`site/blocks/${tag}.md: the attribute "${each}" is not declared, or is named twice`);
    const members = take((attribute) => names.includes(attribute.name));
    return { name, attributes: names.map((each) => members.find((member) => member.name === each)) };
  });
  const common = take(({ name }) => COMMON_ATTRIBUTES.includes(name));
  const otherNames = take(({ description }) => OTHER_NAME.test(description));
  if (themes.length === 0 && all.length > FIRST_COUNT)
    throw new Error(`site/blocks/${tag}.md: more than ${FIRST_COUNT} attributes need themes ("## Attributes")`);
  return [
    ...themed,
    { name: themes.length > 0 ? 'Further attributes' : '', attributes: all },
    { name: 'Other names', attributes: otherNames },
    { name: 'As every block', attributes: common },
  ].filter((group) => group.attributes.length > 0);
}

const described = (list, kind) =>
  list.map(({ name, description, type }) => ({
    name: name || 'default',
    id: `${kind}-${name || 'default'}`,
    html: renderSentence(description),
    description,
    ...(type && { type: type.text }),
  }));

/** Everything of a tag that the manifest names, for its page. */
export function referenceOf(declaration, themes, needs) {
  const { attributes, events, members, slots, cssParts, cssProperties, tagName } = declaration;
  const methods = members.filter(({ kind }) => kind === 'method');
  return {
    attributeGroups: groupAttributes(attributes, themes, tagName, needs),
    sections: [
      { id: 'slots', title: 'What goes inside', entries: described(slots, 'slot') },
      { id: 'events', title: 'Events', entries: described(events, 'event') },
      {
        id: 'methods',
        title: 'Methods',
        entries: methods.map(({ name, description, parameters, return: returns }) => ({
          name: `${name}(${parameters.map(({ type }) => type.text).join(', ')})`,
          id: `method-${name}`,
          type: returns.type.text,
          html: renderSentence(description),
          description,
        })),
      },
      {
        id: 'properties',
        title: 'Read-only properties',
        entries: described(
          members.filter(({ readonly }) => readonly),
          'property',
        ),
      },
      { id: 'parts', title: 'Parts', entries: described(cssParts, 'part') },
      { id: 'custom-properties', title: 'Custom properties', entries: described(cssProperties, 'css') },
    ].filter(({ entries }) => entries.length > 0),
  };
}

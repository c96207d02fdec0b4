import { blocks } from '../../elements/blocks.js';
import { readNote } from '@sq-blocks/site/notes';
import type { Attribute } from '../../shared/declaration/attribute.js';
import type { Declaration } from '../../shared/declaration/declaration.js';
import { attributesForAuthors, isAddress, isInline, LOAD, quoted } from './allowed-tags.js';
import { EDITOR_CONTENT, type EditorContent, type TemplateBlock } from './editor-content.js';

/** A text that the plugin translates. */
class Text {
  constructor(readonly text: string) {}
}
const translated = (text: string) => new Text(text);
type Data = string | number | boolean | Text | readonly Data[] | { readonly [name: string]: Data | undefined };

/** What is a word of its own in capitals. */
const CAPITALS = /\b(faq|sku|url|id|html|dpr)\b/gi;

/** `slides-per-row` in words: "Slides per row". */
function inWords(name: string): string {
  const words = name.toLowerCase().replaceAll(/[-_]+/g, ' ').trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll(CAPITALS, (word) => word.toUpperCase());
}

/** The words of a choice, by its values. */
const choicesOf = (values: readonly string[]) =>
  Object.fromEntries(values.filter(Boolean).map((value) => [value, translated(inWords(value))]));
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bin px\b|^Pixels/, 'px'],
  [/\bin ms\b/, 'ms'],
  [/^Seconds|how many seconds/i, 's'],
  [/^Days/, 'days'],
  [/\bin percent\b/, '%'],
];

function numberControl({ summary, expected, fallback }: Attribute): Data {
  const [, min] = / from (-?[\d.]+)/.exec(expected) ?? [];
  const [, max] = / to (-?[\d.]+)/.exec(expected) ?? [];
  const unit = UNITS.find(([pattern]) => pattern.test(summary))?.[1];
  return {
    control: 'number',
    min: min === undefined ? undefined : Number(min),
    max: max === undefined ? undefined : Number(max),
    step: expected.startsWith('an integer') ? 1 : 'any',
    unit: unit === undefined ? undefined : translated(unit),
    placeholder: typeof fallback === 'number' ? String(fallback) : undefined,
  };
}

/** Texts that are a sentence or more. */
const LONG = /^(message|text|description|post-submit-message)$/;

/** The control of an attribute in the sidebar. */
function controlOf(name: string, attribute: Attribute): Data {
  const { type, expected, fallback, values } = attribute;
  if (values)
    return {
      control: 'select',
      choices: choicesOf(values),
      placeholder: typeof fallback === 'string' && fallback ? translated(inWords(fallback)) : undefined,
    };
  if (type === 'boolean' || type.startsWith('boolean |')) return { control: 'toggle', isOn: fallback === true };
  if (type === 'number') return numberControl(attribute);
  if (/^JSON|^a list of \{/.test(expected)) return { control: 'json' };
  if (isAddress(name, attribute)) return { control: 'url' };
  const placeholder = typeof fallback === 'string' && fallback.trim() ? fallback : undefined;
  return { control: LONG.test(name) ? 'textarea' : 'text', placeholder };
}

const attributeOf = ([name, attribute]: [string, Attribute], isInPlace: boolean): Data =>
  isInPlace
    ? { name, control: 'none' }
    : {
        name,
        label: translated(inWords(name)),
        help: translated(attribute.summary),
        ...(controlOf(name, attribute) as object),
      };

/** The attributes by theme, as the documentation has them; those that no theme names come last. */
function panelsOf(declaration: Declaration, { without = [], inPlace = [] }: EditorContent): Data {
  const left = new Map(attributesForAuthors(declaration));
  for (const name of without) left.delete(name);
  const take = (names: readonly string[]) =>
    names.flatMap((name) => {
      const attribute = left.get(name);
      left.delete(name);
      return attribute ? [attributeOf([name, attribute], inPlace.includes(name))] : [];
    });
  const { themes } = readNote(declaration.tag);
  const themed = themes.map(({ name, attributes }) => ({ title: translated(name), attributes: take(attributes) }));
  const others = { title: translated(themes.length > 0 ? 'More' : 'Settings'), attributes: take([...left.keys()]) };
  const loading = {
    name: 'load',
    label: translated('Load'),
    help: translated('When the code of the block is loaded.'),
    control: 'select',
    choices: choicesOf(LOAD),
  };
  return [...themed, others, { title: translated('Loading of the block'), attributes: [loading] }].filter(
    ({ attributes }) => attributes.length > 0,
  );
}

/** A block of a template, with its words in the author's language. */
const templateOf = ([name, { label, placeholder, ...attributes }]: TemplateBlock) => {
  const inLanguage = (words: unknown) => (typeof words === 'string' ? translated(words) : undefined);
  return [name, { ...attributes, label: inLanguage(label), placeholder: inLanguage(placeholder) }] as Data;
};

/** One block of the editor. */
function editorBlock(declaration: Declaration): Data {
  const { tag, summary, slots, editor } = declaration;
  const { icon, content: kind, keywords = [] } = editor ?? { icon: 'block-default', content: 'blocks' };
  const content = EDITOR_CONTENT[tag] ?? {};
  const { template, button } = content;
  const note = readNote(tag);
  const name = tag.replace('sq-', '');
  return {
    tag,
    // A core block may have the same name.
    title: translated(`${inWords(name)} (sq)`),
    description: translated(summary),
    // Shown where nothing is written yet.
    inside: kind === 'text' ? translated(slots['']!) : undefined,
    // What covers the page, or needs answers of a server, is not shown in the editor.
    hasPreview: note.preview === 'inline' && !content.isDialog,
    isInline: isInline(tag),
    icon,
    kind,
    ...content,
    keywords: [tag, ...[note.group.toLowerCase(), ...keywords].map(translated)],
    without: undefined,
    inPlace: undefined,
    button: button === undefined ? undefined : translated(button),
    template: template?.map(templateOf),
    panels: panelsOf(declaration, content),
  };
}

/** Data as PHP: a line for each attribute, with its choices. */
function php(data: Data, indent = '', isInLine = false): string {
  if (typeof data === 'string') return quoted(data);
  if (data instanceof Text) return `__( ${quoted(data.text)}, 'sq-blocks' )`;
  if (typeof data !== 'object') return String(data);
  const isOneLine = isInLine || 'control' in data || (Array.isArray(data) && typeof data[0] === 'string');
  const items = (
    Array.isArray(data)
      ? data.map((each: Data) => [each, ''] as const)
      : Object.entries(data).map(([name, value]) => [value, `${quoted(name)} => `] as const)
  )
    .filter(([value]) => value !== undefined)
    .map(([value, name]) => name + php(value as Data, `${indent}\t`, isOneLine));
  if (isOneLine) return `array( ${items.join(', ')} )`;
  return `array(\n${items.map((item) => `${indent}\t${item},\n`).join('')}${indent})`;
}

/** The PHP file that the plugin reads: a block of the editor for each tag, by its name there. */
export function editorBlocks(): string {
  const all = (Object.values(blocks) as Declaration[]).map((declaration) => [
    `sq-blocks/${declaration.tag.replace('sq-', '')}`,
    editorBlock(declaration),
  ]);
  return `<?php
/**
 * Written by \`npm run generate\` from the declarations of the blocks, and what
 * tools/wordpress/editor-content.ts says of their content.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

return ${php(Object.fromEntries(all) as Data)};
`;
}

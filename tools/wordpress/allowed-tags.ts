import { readFileSync } from 'node:fs';
import { blocks } from '../../elements/blocks.js';
import type { Attribute } from '../../shared/declaration/attribute.js';
import { INVALID } from '../../shared/declaration/attribute.js';
import { OWNERS_ONLY_OF, OWNERS_ONLY_TAGS } from '../../shared/platform/html/owners-only.js';
import type { Declaration } from '../../shared/declaration/declaration.js';

/**
 * Attributes that only people with the capability unfiltered_html may write, beside those that a declaration keeps for the
 * page's owner: scripts of others, HTML, and the rights of a frame.
 */
const TRUSTED_ONLY: Readonly<Record<string, readonly string[]>> = { ...OWNERS_ONLY_OF, 'sq-video': ['data-html'] };

/** Attributes that every block has: elements/define. `data-block-json` is left out: it can have what is left out here. */
export const LOAD = ['eager', 'visible', 'idle', 'interaction'];

/** How KSES checks an attribute: a list of values, as JSON, or not at all. Addresses have a list of their own. */
type Kind = readonly string[] | 'json' | true;

function read(attribute: Attribute, raw: string): unknown {
  try {
    return attribute.read(raw, '');
  } catch {
    return INVALID;
  }
}

const SCALAR = /^('[^']*'|string|number|boolean|undefined)( \| ('[^']*'|string|number|boolean|undefined))*$/;
const ADDRESS = /(^|-)(url|src|href|redirect|poster|source)$/;

function kindOf(attribute: Attribute): Kind {
  // A reader may know more words than the list.
  if (attribute.values && read(attribute, 'no such word') === INVALID)
    return ['', ...attribute.values.map((value) => value.toLowerCase())];
  return SCALAR.test(attribute.type) ? true : 'json';
}

/** Whether an attribute is the address of a page, a picture or a file. */
export const isAddress = (name: string, attribute: Attribute) =>
  attribute.type === 'string' &&
  (ADDRESS.test(name) || (read(attribute, 'javascript:x') === INVALID && read(attribute, '/x') !== INVALID));

/** The attributes that everybody may write who may write the tag. */
export const attributesForAuthors = ({ tag, attributes }: Declaration): [name: string, attribute: Attribute][] =>
  Object.entries(attributes).filter(([name, { ownersOnly }]) => !ownersOnly && !TRUSTED_ONLY[tag]?.includes(name));

const attributesOf = (declaration: Declaration): [name: string, attribute: Attribute][] =>
  attributesForAuthors(declaration).flatMap(([name, attribute]) =>
    [name, ...(attribute.otherNames ?? [])].map((each): [string, Attribute] => [each, attribute]),
  );

/** Whether the block's page sheet lays it out as a part of a line. */
export function isInline(tag: string): boolean {
  const sheet = readFileSync(`elements/${tag}/${tag}.css`, 'utf8');
  return new RegExp(String.raw`^:where\(${tag}\) \{[^}]*\bdisplay: inline`, 'm').test(sheet);
}

export const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
const list = (texts: readonly string[]) => (texts.length > 0 ? `array( ${texts.map(quoted).join(', ')} )` : 'array()');
const printed = (kind: Kind) => (kind === true ? 'true' : typeof kind === 'string' ? quoted(kind) : list(kind));

/** The PHP file that the plugin reads: every tag with what its authors may write. */
export function allowedTags(): string {
  const all = Object.values(blocks) as Declaration[];
  const addresses = all.flatMap((declaration) =>
    attributesOf(declaration)
      .filter(([name, attribute]) => isAddress(name, attribute))
      .map(([name]) => name),
  );
  const tags = all.map((declaration) => {
    const lines = attributesOf(declaration).map(
      ([name, attribute]) => `\t\t\t${quoted(name)} => ${printed(kindOf(attribute))},`,
    );
    return [
      `\t\t${quoted(declaration.tag)} => array(`,
      ...lines,
      `\t\t\t'load' => ${list(['', ...LOAD])},`,
      '\t\t),',
    ].join('\n');
  });
  return `<?php
/**
 * Written by \`npm run generate\` from the declarations of the blocks.
 *
 * @package sq-blocks
 */

defined( 'ABSPATH' ) || exit;

return array(
	'inline'     => ${list(all.map(({ tag }) => tag).filter(isInline))},
	'trusted'    => ${list(OWNERS_ONLY_TAGS)},
	'addresses'  => ${list([...new Set(addresses)].sort())},
	'attributes' => array(
${tags.join('\n')}
	),
);
`;
}

// What is written by hand about a block: site/blocks/sq-….md. The first lines are `key: value`, then sections follow.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TRAITS } from './conformance-criteria.mjs';

const FOLDER = 'site/blocks';
const NOTE_SECTIONS = [
  'For',
  'Not for',
  'Attributes',
  'Only with',
  'Examples',
  'Recipes',
  'Keyboard',
  'Without script',
  'Browsers',
  'Limits',
];
const REQUIRED = ['For', 'Not for', 'Keyboard', 'Without script', 'Limits'];
const KEYS = ['group', 'preview', 'traits'];
const PREVIEWS = ['framed', 'server'];
/** In the order of the navigation. */
export const BLOCK_GROUPS = [
  'Images and video',
  'Text and sections',
  'Forms',
  'Messages and dialogs',
  'Consent and other sites',
  'Shop',
  'Members and pages',
];

/** `- name: text` lines as pairs. */
export const readPairs = (text = '') =>
  [...text.matchAll(/^- ([^:\n]+): ((?:.|\n(?!- ))+)$/gm)].map(([, name, words]) => [
    name.trim(),
    words.replace(/\s+/g, ' ').trim(),
  ]);

/**
 * A note as data. Throws with the file and what is wrong with it.
 * @param {string} tag
 * @param {string} text
 */
export function parseNote(tag, text) {
  const fail = (problem) => {
    throw new Error(`${FOLDER}/${tag}.md: ${problem}`);
  };
  const [top, ...parts] = text.split(/^## /m);
  const settings = Object.fromEntries(
    top
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => /^(\w+): (.+)$/.exec(line)?.slice(1) ?? fail(`"${line}" is not \`key: value\``)),
  );
  for (const key of Object.keys(settings)) if (!KEYS.includes(key)) fail(`unknown key "${key}"`);
  if (!BLOCK_GROUPS.includes(settings.group)) fail(`group is not one of ${BLOCK_GROUPS.join(', ')}`);
  if (settings.preview && !PREVIEWS.includes(settings.preview)) fail(`preview is not one of ${PREVIEWS.join(', ')}`);
  const traits = settings.traits?.split(/,\s*/) ?? [];
  for (const trait of traits)
    if (!Object.hasOwn(TRAITS, trait)) fail(`trait "${trait}" is not one of ${Object.keys(TRAITS).join(', ')}`);
  const sections = Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()];
    }),
  );
  for (const name of Object.keys(sections)) if (!NOTE_SECTIONS.includes(name)) fail(`unknown section "${name}"`);
  for (const name of REQUIRED) if (!sections[name]) fail(`the section "${name}" is missing`);
  return {
    group: settings.group,
    preview: settings.preview ?? 'inline',
    traits,
    sections,
    themes: readPairs(sections.Attributes).map(([name, list]) => ({ name, attributes: list.split(/,\s*/) })),
    examples: Object.fromEntries(readPairs(sections.Examples)),
  };
}

/** @param {string} tag */
export function readNote(tag, root = '.') {
  const file = path.join(root, FOLDER, `${tag}.md`);
  if (!existsSync(file))
    throw new Error(
      `${FOLDER}/${tag}.md is missing: what <${tag}> is for, and when not. Write it like ${FOLDER}/sq-accordion.md.`,
    );
  return parseNote(tag, readFileSync(file, 'utf8'));
}

/** Tags that have a note. */
export const notedTags = (root = '.') =>
  readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();

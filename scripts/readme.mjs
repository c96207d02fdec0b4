import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';

const README = path.resolve(import.meta.dirname, '../README.md');

const marks = (name) => [`<!-- ${name}: generated -->`, `<!-- /${name} -->`];

/** The text between the two marks of a part of the README, without them. */
export function partOf(readme, name) {
  const [start, end] = marks(name);
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no part between "${start}" and "${end}"`);
  return readme.slice(from + start.length, to).trim();
}

/** The README with another text between the two marks. */
export function withPart(readme, name, text) {
  const [start, end] = marks(name);
  const old = partOf(readme, name);
  return readme.replace(
    readme.slice(readme.indexOf(start), readme.indexOf(end)),
    () => `${start}\n\n${text.trim() || old}\n\n`,
  );
}

/** Writes a part of the README, laid out as Prettier does. Resolves to whether the README changed. */
export async function writePart(name, text) {
  const before = await readFile(README, 'utf8');
  const options = await prettier.resolveConfig(README);
  const after = await prettier.format(withPart(before, name, text), { ...options, parser: 'markdown' });
  if (after !== before) await writeFile(README, after);
  return after !== before;
}

/** The part as it stands in the README, and as it would be written. */
export async function comparePart(name, text) {
  const options = await prettier.resolveConfig(README);
  const format = async (part) => (await prettier.format(part, { ...options, parser: 'markdown' })).trim();
  return { now: partOf(await readFile(README, 'utf8'), name), wanted: await format(text) };
}

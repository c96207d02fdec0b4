import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';

const fileOf = (name) => path.resolve(import.meta.dirname, '..', name);
const marks = (part) => [`<!-- ${part}: generated -->`, `<!-- /${part} -->`];

/** The text between the two marks of a generated part, without them. `file` is for the message. */
export function partOf(text, part, file) {
  const [start, end] = marks(part);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no part between "${start}" and "${end}"`);
  return text.slice(from + start.length, to).trim();
}

/** The text with other content between the two marks. */
function withPart(text, part, content, file) {
  const [start, end] = marks(part);
  const old = partOf(text, part, file);
  return text.replace(
    text.slice(text.indexOf(start), text.indexOf(end)),
    () => `${start}\n\n${content.trim() || old}\n\n`,
  );
}

/** Writes a part of a Markdown file, laid out as Prettier does. Resolves to whether the file changed. */
export async function writePart(file, part, content) {
  const before = await readFile(fileOf(file), 'utf8');
  const options = await prettier.resolveConfig(fileOf(file));
  const after = await prettier.format(withPart(before, part, content, file), { ...options, parser: 'markdown' });
  if (after !== before) await writeFile(fileOf(file), after);
  return after !== before;
}

/** The part as it stands in the file, and as it would be written. */
export async function comparePart(file, part, content) {
  const options = await prettier.resolveConfig(fileOf(file));
  const wanted = (await prettier.format(content, { ...options, parser: 'markdown' })).trim();
  return { now: partOf(await readFile(fileOf(file), 'utf8'), part, file), wanted };
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Mustache from 'mustache';
import { viewOf } from '../scripts/views.mjs';

/** The pages as HTML, by name. */
export function render(content, folder = import.meta.dirname) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(path.join(folder, 'partials'));
  const partials = Object.fromEntries(files.map((file) => [path.parse(file).name, read(`partials/${file}`)]));
  const settings = JSON.parse(read('settings.json'));
  return Object.fromEntries(
    Object.keys(content.pages).map((name) => [
      name,
      Mustache.render(read(`${name}.mustache`), viewOf(name, content, settings), partials),
    ]),
  );
}

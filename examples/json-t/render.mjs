import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import templateEngine from '@squarespace/template-engine';
import { viewOf } from '../scripts/views.mjs';

/** The pages as HTML, by name. */
export function render(content, folder = import.meta.dirname) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const compiler = new templateEngine.Compiler();
  const files = readdirSync(path.join(folder, 'blocks'));
  const partials = Object.fromEntries(files.map((file) => [file, read(`blocks/${file}`)]));
  const settings = JSON.parse(read('settings.json'));
  const renderPage = (name) => {
    const json = viewOf(name, content, settings);
    const { ctx, errors } = compiler.execute({ code: read(`${name}.list`), json, partials });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return ctx.render();
  };
  return Object.fromEntries(Object.keys(content.pages).map((name) => [name, renderPage(name)]));
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import * as helpers from './helpers.mjs';

/** The pages as HTML, by name. */
export function render({ site, pages }, folder = import.meta.dirname) {
  for (const name of Object.keys(helpers)) Handlebars.registerHelper(name, helpers[name]);
  const options = {
    // A partial sees its parameters only; else it would also see every name of the place it is called from.
    explicitPartialContext: true,
    // The lines of a partial are not indented; else a text of two lines would get spaces inside of an attribute.
    preventIndent: true,
  };
  const compile = (file) => Handlebars.compile(readFileSync(path.join(folder, file), 'utf8'), options);
  for (const file of readdirSync(path.join(folder, 'partials')))
    Handlebars.registerPartial(path.parse(file).name, compile(`partials/${file}`));
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, compile(`${name}.hbs`)({ site, page })]),
  );
}

import path from 'node:path';
import pug from 'pug';

/** The pages as HTML, by name. */
export function render({ site, pages }, folder = import.meta.dirname) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [
      name,
      pug.renderFile(path.join(folder, `${name}.pug`), { site, page }),
    ]),
  );
}

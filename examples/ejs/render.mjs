import path from 'node:path';
import ejs from 'ejs';

/** The pages as HTML, by name. */
export async function render({ site, pages }, folder = import.meta.dirname) {
  const entries = Object.entries(pages).map(async ([name, page]) => {
    const file = path.join(folder, `${name}.ejs`);
    return [name, await ejs.renderFile(file, { site, page }, { views: [folder] })];
  });
  return Object.fromEntries(await Promise.all(entries));
}

import nunjucks from 'nunjucks';

/** The pages as HTML, by name. */
export function render({ site, pages }, folder = import.meta.dirname) {
  const engine = nunjucks.configure(folder, { autoescape: true, noCache: true });
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, engine.render(`${name}.njk`, { site, page })]),
  );
}

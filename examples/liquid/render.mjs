import { Liquid } from 'liquidjs';

/** The pages as HTML, by name. */
export function render({ site, pages }, folder = import.meta.dirname) {
  const engine = new Liquid({ root: folder, extname: '.liquid' });
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, engine.renderFileSync(name, { site, page })]),
  );
}

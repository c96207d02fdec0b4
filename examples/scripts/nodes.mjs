// A template as data: what all engines have in common. A dialect prints it as a template of its engine.

/**
 * A value of the content, by its path: `page.title`, `slide.alt` inside a loop over slides, `@design` for a parameter of a
 * partial.
 */
export const value = (path) => ({ kind: 'value', path });
/** A number of the content that is always there, such as a width. */
export const amount = (path) => ({ kind: 'value', path, isNumber: true });
/** HTML that the site's owner has written: printed as it is. */
export const html = (path) => ({ kind: 'html', path });
/** A condition: the nodes are printed when the value is there and not empty. */
export const when = (path, children) => ({ kind: 'when', path, children });
/** A loop; `name` is the entry's name inside. */
export const each = (name, path, children) => ({ kind: 'each', name, path, children });
/** A partial with its arguments: `value(…)`, or a constant. */
export const call = (tag, args) => ({ kind: 'call', tag, args });
/** In a layout: the place of the page. */
export const slot = () => ({ kind: 'slot' });
/** The script element with the page context, as JSON. */
export const context = (path) => ({ kind: 'context', path });

/** Values of attributes, beside constant texts and `value(…)`: printed only when there is a value. */
export const given = (path) => ({ kind: 'given', path });
/** An attribute of HTML that is there or not, such as `required`. */
export const present = (path) => ({ kind: 'present', path });
/** An attribute of a block that is printed as "true" or "false" when it is given. */
export const flag = (path) => ({ kind: 'flag', path });
/** A number, printed when it is given. Some engines would write it in the visitor's language. */
export const number = (path) => ({ kind: 'number', path });
/** Structured data as JSON text, printed when it is given. */
export const json = (path) => ({ kind: 'json', path });

/** An element. Children are nodes; texts are constant. */
export const el = (tag, attributes = {}, children = []) => ({
  kind: 'element',
  tag,
  attributes,
  children: [children].flat(),
});

/** All nodes of a tree, a node before its children. */
export const flatten = (nodes) => nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);

export const VOID = new Set(['img', 'input', 'link', 'meta', 'br']);

/** `slides-per-row` → `slidesPerRow`. */
export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** `slides-per-row` → `slides_per_row`. */
export const snakeCase = (name) => name.replaceAll('-', '_');
/** Constant text in HTML. */
export const escapeHtml = (text) =>
  String(text).replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign],
  );

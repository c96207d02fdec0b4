// A page of the test: each partial with a value for every parameter, and again with null for those that it can do without.
import { block } from '../plain/blocks.mjs';
import { html } from '../plain/html.mjs';
import { call, camelCase, value } from './nodes.mjs';
import { parametersInside, parametersOf, PARTIALS } from './partials.mjs';

export const NAME = 'every';
/** Addresses and HTML are known by the names that they have in the content. */
const NAMED = ['link', 'body'];
// Go's templates, and Hugo's, take `icon` and all names with `url` for such, and escape any other text in them.
const ADDRESSES = [
  'href',
  'src',
  'poster',
  'source',
  'style-url',
  'success-redirect',
  'link',
  'action',
  'icon',
  'url',
  'thumbnail-url',
];

/** Values by the kind of a parameter; `at` makes them differ. */
const VALUES = {
  flag: (name, at) => at % 2 === 0,
  // Engines that write numbers for people would write 1,234.5 or 1.234,5.
  number: (name, at) => 1234.5 + at,
  json: (name) => ({ text: name, list: [1, false, null, { inner: '"name"' }] }),
  given: (name) => (ADDRESSES.includes(name) ? { link: '/somewhere/' } : name),
};

/** Parameters that are printed inside, from the content of other pages. */
function insideValue(name, { portfolio, contact }) {
  const values = {
    slides: portfolio.slides,
    inputs: contact.inputs,
    picture: portfolio.slides[0],
    content: { body: '<p>Text</p>' },
  };
  return values[name] ?? VALUES.given(name);
}

/** Everything about the page: its content, the nodes of its template, and the plain page, made by hand-written functions. */
export function everyParameter(pages) {
  const content = { url: '/every/', menu: 'Every', title: 'Every parameter', description: 'None', lead: 'None' };
  const calls = PARTIALS.flatMap((partial) => {
    const inside = parametersInside(partial);
    const kinds = Object.fromEntries(Object.values(partial.attributes).map(({ kind, path }) => [path.slice(1), kind]));
    return [false, true].map((isEmpty) => {
      const names = parametersOf(partial).map((name, at) => {
        const key = `v${Object.keys(content).length}`;
        if (inside.includes(name)) content[key] = insideValue(name, pages);
        else content[key] = isEmpty ? null : VALUES[kinds[name]](name, at);
        return [name, [key, ...NAMED.filter((inner) => Object.hasOwn(Object(content[key]), inner))].join('.')];
      });
      return { partial, names };
    });
  });
  return {
    content,
    nodes: calls.map(({ partial, names }) =>
      call(partial.tag, Object.fromEntries(names.map(([name, path]) => [name, value(`page.${path}`)]))),
    ),
    plain: (page) => html`${calls.map((one) => plainBlock(one, page))}`,
  };
}

const follow = (path, page) => path.split('.').reduce((inner, name) => inner?.[name], page);

function plainBlock({ partial, names }, page) {
  const keys = Object.fromEntries(names);
  const attributes = Object.entries(partial.attributes).map(([name, { path }]) => [
    name,
    follow(keys[path.slice(1)], page),
  ]);
  const inside = names.map(([name, path]) => [camelCase(name), follow(path, page)]);
  return block(partial.tag, Object.fromEntries(attributes), Object.fromEntries(inside));
}

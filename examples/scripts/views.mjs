// Views for engines whose partials take no parameters (Mustache, JSON-T): everything that a template prints is prepared.

import { camelCase } from './nodes.mjs';

const follow = (path, names) => path.split('.').reduce((value, name) => value?.[name], names);

/** JSON that may stand in a script element. */
const scriptJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Sections skip 0 and false, and enter lists and objects: constants and data become texts. */
function printable(kind, value) {
  if (kind === 'json' && value) return JSON.stringify(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/**
 * The object of one call. A parameter that is not given is null: a name that is missing would be looked up in the objects
 * around it.
 */
function blockView({ tag, arguments: args }, parameters, names) {
  const view = Object.fromEntries(Object.keys(parameters[tag]).map((name) => [camelCase(name), null]));
  for (const [name, arg] of Object.entries(args))
    view[camelCase(name)] = printable(parameters[tag][name], arg?.from ? follow(arg.from, names) : arg);
  // The inside of a block asks for the caption of its picture.
  if (view.picture) view.picture = { caption: null, ...view.picture };
  return view;
}

/**
 * The view of a page. `settings` is settings.json of the engine: which partials the page calls, and with what.
 */
export function viewOf(name, { site, pages }, settings) {
  const page = structuredClone(pages[name]);
  const blocks = {};
  for (const call of settings.pages[name]) {
    const addTo = (target, names) => {
      target[call.name] = blockView(call, settings.parameters, names);
    };
    if (!call.list) addTo(blocks, { page, site });
    // The arguments name the entry of a list by a name of its own.
    const [entryName] = Object.values(call.arguments).flatMap(({ from }) => (from ? [from.split('.')[0]] : []));
    for (const entry of call.list ? follow(call.list, { page, site }) : [])
      addTo((entry.blocks ??= {}), { [entryName]: entry });
  }
  return { site: { ...site, contextJson: scriptJson(site.context) }, page, blocks };
}

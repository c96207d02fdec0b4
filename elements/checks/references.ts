import { nearest } from './nearest.js';
import { ancestors, idsIn, nameOfTag, type CheckedElement, type CheckedPage, type Rule } from './page.js';

/** Attributes of blocks that contain ids, with spaces between. */
const ID_LISTS = ['for', 'linked'];

const suggestion = (id: string, { byId }: CheckedPage) => {
  const near = nearest(id, byId.keys());
  return near ? ` Did you mean "${near}"?` : '';
};

/** Ids in blocks' attributes, and in `commandfor`, that no element has. */
export const missingIds: Rule = function* (element, page) {
  const isBlock = Object.hasOwn(page.vocabulary, element.localName);
  const { localName } = element;
  for (const attribute of isBlock ? ID_LISTS : ['commandfor']) {
    if (isBlock && !page.vocabulary[localName]!.attributes.includes(attribute)) continue;
    for (const id of idsIn(element.getAttribute(attribute)))
      if (!page.byId.has(id)) {
        const message = `${nameOfTag(element)} ${attribute}="${id}": no element of the page has this id.${suggestion(id, page)}`;
        yield { element, attribute, message };
      }
  }
};

/** Commands of buttons that the block does not have. */
export const unknownCommands: Rule = function* (element, { byId, vocabulary }) {
  const command = element.getAttribute('command');
  const [target] = byId.get(element.getAttribute('commandfor') ?? '') ?? [];
  const words = target && vocabulary[target.localName];
  // The browser's own commands, such as "show-popover", do not begin with dashes.
  if (!words || !command?.startsWith('--') || words.commands.includes(command)) return;
  const near = nearest(command, words.commands);
  const known = near ? `Did you mean "${near}"?` : `It has: ${words.commands.join(', ') || 'none'}.`;
  const message = `${nameOfTag(target)} has no command "${command}". ${known}`;
  yield { element, attribute: 'command', message };
};

/** Drawings are often copied with their ids, which nothing but they themselves uses. */
const isInDrawing = (element: CheckedElement) => [...ancestors(element)].some(({ localName }) => localName === 'svg');

/** An id that an element before this one has: references find the first one only. */
export const duplicateIds: Rule = function* (element, { byId }) {
  const id = element.getAttribute('id');
  const [first] = byId.get(id ?? '') ?? [];
  if (id && first && first !== element && byId.get(id)!.includes(element) && !isInDrawing(element))
    yield {
      element,
      attribute: 'id',
      message: `id="${id}" is on ${nameOfTag(first)} already: only that one is found.`,
    };
};

/** Where the kit's files are: read from the loader's own tag, and with the slash of a folder. */
export const wrongBase: Rule = function* (element) {
  const attribute = 'data-sq-base';
  const base = element.getAttribute(attribute);
  if (base === null) return;
  if (element.localName !== 'script')
    yield {
      element,
      attribute,
      message: `${attribute} is read from the loader's <script> only, not from ${nameOfTag(element)}.`,
    };
  else if (!base.endsWith('/'))
    yield { element, attribute, message: `${attribute}="${base}" is no folder: write "${base}/".` };
};

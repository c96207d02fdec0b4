import { allMatching } from '../../shared/platform/page/element-calls.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { OWNERS_ONLY_TAGS } from '../../shared/platform/html/owners-only.js';
import { writeAttribute } from '../../shared/platform/html/write-attribute.js';
import { ATTRIBUTES } from '../../shared/generated/attributes.js';
import { blockAttributes } from './wrapper-attributes.js';

const WRAPPER = '.sq-block';

type Moving = Element & { moveBefore?(node: Node, before: Node | null): void };

/** Moves nodes into an element. `moveBefore`, where it exists, keeps frames, videos, focus and animations as they are. */
function moveInto(element: Moving, nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (element.moveBefore) element.moveBefore(node, null);
    else element.append(node);
  }
}

/** Puts the block that a wrapper names into it, around its content. Does nothing where the block is there already. */
function fill(wrapper: Element): void {
  const tag = [...wrapper.classList].find((name) => Object.hasOwn(ATTRIBUTES, name));
  if (!tag)
    return warnOnce(
      `${nameOf(wrapper)} class="${wrapper.className}" names no block: a second class is its tag.`,
      wrapper,
    );
  if (OWNERS_ONLY_TAGS.includes(tag))
    return warnOnce(`${nameOf(wrapper)} makes no ${tag}: a wrapper may be of anybody. Write the tag.`, wrapper);
  if (wrapper.querySelector(`:scope > ${tag}`)) return;
  const block = document.createElement(tag);
  for (const [name, value] of blockAttributes(tag, wrapper)) writeAttribute(block, name, value);
  // Other blocks, buttons and scripts name the block by its id.
  if (wrapper.id) {
    block.id = wrapper.id;
    wrapper.removeAttribute('id');
  }
  const content = [...wrapper.childNodes];
  wrapper.append(block);
  moveInto(block, content);
}

/**
 * Makes blocks of `<div class="sq-block sq-gallery" data-design="grid">`, for editors and sanitizers that remove unknown
 * tags. Wrappers that are added later are filled as well. Returns how to stop.
 */
export function startWrappers(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node.isConnected) allMatching(node, WRAPPER).forEach(fill);
      }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.querySelectorAll(WRAPPER).forEach(fill);
  return () => observer.disconnect();
}

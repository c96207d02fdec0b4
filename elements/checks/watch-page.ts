import { idle } from '../../shared/platform/page/idle.js';
import { warnOnce } from '../../shared/platform/log.js';
import { checkElement } from './check-element.js';
import { indexIds, type Mistake } from './page.js';
import type { Vocabulary } from './vocabulary.js';

/** All mistakes of these elements. Ids are those of the whole document. */
function findIn(elements: readonly Element[], vocabulary: Vocabulary): Mistake[] {
  const page = { vocabulary, byId: indexIds(document.querySelectorAll('[id]')) };
  return elements.flatMap((element) => checkElement(element, page));
}

/** The mistakes of a part of the page, the whole of it by default. */
export const findMistakes = (vocabulary: Vocabulary, root: ParentNode = document): Mistake[] =>
  findIn([...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')], vocabulary);

/**
 * Logs one warning for each mistake of the page, now and in what is added later. It looks when the browser is idle: what
 * a script adds in several steps is then complete. Returns the function that ends it.
 */
export function watchPage(vocabulary: Vocabulary): () => void {
  const added = new Set<Element>();
  let isWaiting = false;
  const warn = (mistakes: readonly Mistake[]) => {
    for (const { message, element } of mistakes) warnOnce(message, element);
  };
  const checkAdded = () => {
    isWaiting = false;
    const elements = [...added].filter(({ isConnected }) => isConnected);
    added.clear();
    warn(findIn(elements, vocabulary));
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) for (const each of [node, ...node.querySelectorAll('*')]) added.add(each);
    if (added.size === 0 || isWaiting) return;
    isWaiting = true;
    idle(checkAdded);
  });
  observer.observe(document, { childList: true, subtree: true });
  warn(findMistakes(vocabulary));
  return () => observer.disconnect();
}

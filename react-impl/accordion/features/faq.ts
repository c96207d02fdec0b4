import { trustedJson } from '../../../shared/platform/html/trusted.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';
import { authorsOf, itemsOf } from '../items.js';

const TYPE = 'application/ld+json';
const shown = new Set<HTMLElement>();
let script: HTMLScriptElement | undefined;

const words = (nodes: Iterable<Node>) =>
  Array.from(nodes, (node) => node.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The question and the answer of each item, as text. Items without either are left out. */
const questionsOf = (element: HTMLElement) =>
  itemsOf(element).flatMap((item) => {
    const own = authorsOf(item);
    const slot = item.querySelector<HTMLSlotElement>(':scope > slot');
    const summary = item.querySelector(':scope > summary');
    const name = words([own === item ? (summary ?? own) : own]);
    const text = words(slot?.assignedNodes() ?? [...item.childNodes].filter((node) => node !== summary));
    return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });

/** One description for all accordions of the page: search engines take one FAQPage per page. */
function write(): void {
  script?.remove();
  script = undefined;
  // The page's own description counts.
  const isDescribed = [...ofDocument('scripts')].some(({ type, text }) => type === TYPE && text.includes('FAQPage'));
  const inOrder = [...shown].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const mainEntity = inOrder.flatMap(questionsOf);
  if (isDescribed || mainEntity.length === 0) return;
  // A sink of Trusted Types, though the browser does not run it. "<" could end the element in a saved page.
  const text = trustedJson(
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }).replaceAll('<', '\\u003c'),
  );
  if (text === undefined) return;
  script = document.createElement('script');
  script.type = TYPE;
  script.textContent = text;
  document.head.append(script);
}

/** Describes the items of an accordion to search engines, https://schema.org/FAQPage. Returns the function that ends it. */
export default function describe(element: HTMLElement): () => void {
  shown.add(element);
  write();
  return () => {
    shown.delete(element);
    write();
  };
}

import { safeLink, safeSource } from '../../../shared/platform/html/safe-address.js';
/**
 * The properties that make up the looks of inline content: https://developer.mozilla.org/docs/Web/CSS/Reference. Those
 * that texts inherit come with their parents, and are compared after them.
 */
const PROPERTIES = (
  'display box-sizing position top bottom vertical-align color -webkit-text-fill-color opacity visibility ' +
  'font-family font-size font-weight font-style font-stretch font-variant font-feature-settings font-variation-settings ' +
  'line-height letter-spacing word-spacing text-transform text-shadow text-underline-offset white-space ' +
  'text-decoration-line text-decoration-color text-decoration-style text-decoration-thickness ' +
  'background-color background-image background-position background-size background-repeat background-clip ' +
  'padding-top padding-right padding-bottom padding-left margin-top margin-right margin-bottom margin-left ' +
  'border-top border-right border-bottom border-left border-top-left-radius border-top-right-radius ' +
  'border-bottom-left-radius border-bottom-right-radius box-shadow filter transform direction unicode-bidi ' +
  'align-items justify-content flex-direction column-gap fill stroke stroke-width object-fit object-position'
).split(' ');
/** Of boxes; inline elements have none of their own. */
const SIZES = ['width', 'height'];
/** Drawn by the browser or by scripts: a copy has their size alone. */
const OPAQUE = 'video, audio, iframe, canvas, object, embed, input, select, textarea';
const SILENT = 'script, style, template, noscript, link, meta';

const quoted = (content: string) => /^"(.*)"$/s.exec(content)?.[1]?.replace(/\\(.)/g, '$1');

function copyOf(original: Element): HTMLElement | SVGElement {
  if (original instanceof SVGElement) return original.cloneNode(true) as SVGElement;
  if (original instanceof HTMLImageElement) {
    const { currentSrc, src, width, height } = original;
    return Object.assign(new Image(width, height), { alt: '', decoding: 'sync', src: safeSource(currentSrc || src) });
  }
  const href = original instanceof HTMLAnchorElement ? safeLink(original.href) : undefined;
  if (href === undefined) return document.createElement('span');
  // A pointer finds a link, a keyboard and a screen reader do not.
  const { target, rel } = original as HTMLAnchorElement;
  return Object.assign(document.createElement('a'), {
    href: safeLink(href),
    target,
    rel,
    tabIndex: -1,
    draggable: false,
  });
}

/** Writes what differs from the original: what the copy inherits anyway goes on to change with the page. */
function dress(copy: HTMLElement | SVGElement, original: Element, pseudo?: string): void {
  const wanted = getComputedStyle(original, pseudo);
  const has = getComputedStyle(copy);
  for (const name of wanted.display === 'inline' ? PROPERTIES : [...PROPERTIES, ...SIZES]) {
    const value = wanted.getPropertyValue(name);
    if (value !== has.getPropertyValue(name)) copy.style.setProperty(name, value);
  }
}

function addPseudo(parent: Element, original: Element, pseudo: '::before' | '::after'): void {
  const text = quoted(getComputedStyle(original, pseudo).content);
  if (text === undefined) return;
  const copy = parent.appendChild(document.createElement('span'));
  copy.textContent = text;
  dress(copy, original, pseudo);
}

/** The originals of copies, by the number in `data-original` of the copy. */
type Originals = HTMLElement[];

function append(parent: Element, node: Node, originals: Originals): void {
  if (node instanceof Text) parent.append(node.data);
  if (!(node instanceof Element) || node.slot || node.matches(SILENT)) return;
  if (getComputedStyle(node).display === 'none') return;
  const isOpaque = node.matches(OPAQUE) || node.shadowRoot !== null;
  const copy = parent.appendChild(isOpaque ? document.createElement('span') : copyOf(node));
  if (node instanceof HTMLElement) copy.dataset['original'] = String(originals.push(node) - 1);
  dress(copy, node);
  if (isOpaque) copy.style.display = 'inline-block';
  if (isOpaque || copy instanceof SVGElement || copy instanceof HTMLImageElement) return;
  addPseudo(copy, node, '::before');
  for (const child of node.childNodes) append(copy, child, originals);
  addPseudo(copy, node, '::after');
}

/**
 * Appends what looks like the given nodes: elements without their ids, names, classes, listeners and scripts, and with
 * their computed styles. The parent must be on the page. The originals stay as they are.
 */
function appendLooks(parent: Element, nodes: Iterable<Node>, originals: Originals): void {
  for (const node of nodes) append(parent, node, originals);
}

/**
 * A click on a copy of a link or button is a click on the author's own, with its listeners; one for another tab or window
 * is the browser's. No copy takes the focus.
 */
function passClicksOn(copies: HTMLElement, originals: { readonly current: Originals }): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  copies.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  const passOn = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const copy = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-original]') : null;
    originals.current[Number(copy?.dataset['original'])]?.click();
  };
  copies.addEventListener('click', passOn, { signal });
  return () => ended.abort();
}

export default { appendLooks, passClicksOn };

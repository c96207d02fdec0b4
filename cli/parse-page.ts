import { parse, type DefaultTreeAdapterTypes as Tree, type Token } from 'parse5';
import type { CheckedElement } from '../elements/checks/page.js';

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

/** An element of a file, as the checks read it. */
export class FileElement implements CheckedElement {
  readonly localName: string;
  readonly children: readonly FileElement[];

  constructor(
    readonly node: Tree.Element,
    readonly parentElement: FileElement | null,
    /** Filled by `parsePage`: a page can be nested too deeply for a constructor that calls itself. */
    children: readonly FileElement[],
  ) {
    this.localName = node.tagName;
    this.children = children;
  }

  getAttribute(name: string): string | null {
    return this.node.attrs.find((attribute) => attribute.name === name)?.value ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }
  getAttributeNames(): string[] {
    return this.node.attrs.map(({ name }) => name);
  }
  get textContent(): string {
    let text = '';
    const waiting: Tree.Node[] = [this.node];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.nodeName === '#text') text = (node as Tree.TextNode).value + text;
      else if ('childNodes' in node) waiting.push(...node.childNodes);
    }
    return text;
  }
  get location(): Token.ElementLocation | undefined {
    return this.node.sourceCodeLocation ?? undefined;
  }
  get isCutShort(): boolean {
    return this.location !== undefined && !this.location.endTag;
  }
}

/**
 * The elements of a page, in its order. What is inside a `<template>` is not on the page. Takes any text: HTML has no
 * errors that stop a parser.
 */
export function parsePage(html: string): FileElement[] {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const elements: FileElement[] = [];
  const waiting: { node: Tree.Element; parent: FileElement | null; siblings: FileElement[] }[] = [];
  const add = (nodes: readonly Tree.ChildNode[], parent: FileElement | null, siblings: FileElement[]) => {
    for (const node of [...nodes].reverse()) if (isElement(node)) waiting.push({ node, parent, siblings });
  };
  add(document.childNodes, null, []);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const children: FileElement[] = [];
    const element = new FileElement(next.node, next.parent, children);
    next.siblings.push(element);
    elements.push(element);
    add(next.node.childNodes, element, children);
  }
  return elements;
}

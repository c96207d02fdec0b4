import { Rule, type DOMReadyEvent, type HtmlElement, type Plugin } from 'html-validate';
import { blocks } from '../../elements/blocks.js';
import { checkElement } from '../../elements/checks/check-element.js';
import { descendants, indexIds, type CheckedElement, type Mistake } from '../../elements/checks/page.js';
import { invalidValues } from '../../elements/checks/values.js';
import { vocabularyOf } from '../../elements/checks/vocabulary.js';
import { elementMetadata } from './metadata.js';

const NAME = 'sq-blocks';
const RULE = `${NAME}/mistakes`;
const declarations = Object.values(blocks);
const vocabulary = vocabularyOf(declarations);
const metadata = elementMetadata(declarations);

/** html-validate's element, as the checks read it. */
class LintedElement implements CheckedElement {
  constructor(
    readonly element: HtmlElement,
    readonly parentElement: LintedElement | null,
  ) {}
  get localName(): string {
    return this.element.tagName.toLowerCase();
  }
  get children(): LintedElement[] {
    return this.element.childElements.map((child) => new LintedElement(child, this));
  }
  get textContent(): string {
    return this.element.textContent;
  }
  getAttribute(name: string): string | null {
    return this.hasAttribute(name) ? (this.element.getAttributeValue(name) ?? '') : null;
  }
  hasAttribute(name: string): boolean {
    return this.element.hasAttribute(name);
  }
  getAttributeNames(): string[] {
    return this.element.attributes.map(({ key }) => key.toLowerCase());
  }
}

/** What html-validate finds itself, with the metadata or without: ids that are there twice, and values of a list. */
const isKnownToLinter = ({ element, attribute }: Mistake) =>
  attribute === 'id' || (attribute !== undefined && attribute in (metadata[element.localName]?.attributes ?? {}));

/** The mistakes that `npx sq-blocks check` finds. */
class Mistakes extends Rule {
  override documentation() {
    return { description: 'Names that sq-blocks does not know, values that it cannot read, ids that lead nowhere.' };
  }
  setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      const elements = [...descendants(new LintedElement(document.root, null))];
      const page = { vocabulary, byId: indexIds(elements) };
      for (const element of elements) {
        const declaration = declarations.find(({ tag }) => tag === element.localName);
        const mistakes = [...checkElement(element, page), ...(declaration ? invalidValues(element, declaration) : [])];
        for (const mistake of mistakes) if (!isKnownToLinter(mistake)) this.show(mistake);
      }
    });
  }
  private show({ element, attribute, message }: Mistake): void {
    const node = (element as LintedElement).element;
    this.report(node, message, attribute === undefined ? null : node.getAttribute(attribute)?.keyLocation);
  }
}

/** `plugins: ['sq-blocks/html-validate'], extends: ['html-validate:recommended', 'sq-blocks:recommended']`. */
const plugin: Plugin = {
  name: NAME,
  rules: { [RULE]: Mistakes },
  configs: {
    recommended: { elements: ['html5', metadata], rules: { [RULE]: 'error' } },
  },
};
export default plugin;

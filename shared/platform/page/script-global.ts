/**
 * A global variable of the page's scripts; `undefined` where markup alone gives something this name, as `<a id="Static">`
 * and `<iframe name="Static">` do: such a name is no property of the window itself
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object). A script that reads
 * and writes it, `var Static = window.Static || {}`, makes it one: callers check what they have got.
 */
export const scriptGlobal = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as Readonly<Record<string, unknown>>)[name] : undefined;

interface PageDocument extends Document {
  /** Not in every engine. */
  readonly prerendering?: boolean;
}

/**
 * What the document itself has under a name. In `document.body` and `document.cookie`, `<form name="body">` and
 * `<img name="cookie">` come first ([LegacyOverrideBuiltIns]), and a sanitizer knows only the names of its own document.
 */
export const ofDocument = <K extends keyof PageDocument>(name: K): PageDocument[K] =>
  Reflect.get(Document.prototype, name, document);

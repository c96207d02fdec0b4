/**
 * A global variable of the page's scripts; `undefined` where markup alone gives something this name, as `<a id="Static">`
 * and `<iframe name="Static">` do: such a name is no property of the window itself
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object). A script that reads
 * and writes it, `var Static = window.Static || {}`, makes it one: callers check what they have got.
 */
export const scriptGlobal = (name: string): unknown =>
  Object.hasOwn(globalThis, name) ? (globalThis as Readonly<Record<string, unknown>>)[name] : undefined;

/**
 * Where a pointer meets an element. `path` are selectors, each within the shadow root of the one before. An element
 * that is not there, or lies below another, is an error: a click would not reach it.
 */
export const centreOf = ({ tab }, path) =>
  tab.evaluate((selectors) => {
    const name = selectors.join(' >>> ');
    let root = document;
    let element;
    for (const selector of selectors) {
      element = root?.querySelector(selector);
      root = element?.shadowRoot;
    }
    if (!element) throw new Error(`There is no ${name}.`);
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = element.getRootNode().elementFromPoint(x, y);
    if (!hit || !element.contains(hit)) throw new Error(`${name} cannot be clicked at ${x}, ${y}.`);
    return { x, y };
  }, path);

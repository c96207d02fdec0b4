/** Runs in the page: `found(...path)` is the element of those selectors, each within the shadow root of the one before. */
function defineFound() {
  window.found = (...path) =>
    path.reduce((root, selector) => (root?.shadowRoot ?? root)?.querySelector(selector), document);
}

export const withFound = ({ tab }) => tab.evaluateOnNewDocument(defineFound);

/** Expressions for the page. */
export const found = (path) => `found(${path.map((each) => JSON.stringify(each)).join(', ')})`;
export const isSeen = (path) => `(${found(path)} && isSeen(${found(path)}))`;

/**
 * Runs in the page before anything else: counts in `window.operations` what scripts do to the document, by wrapping
 * what inserts, removes and writes. An operation is one call, however many nodes it moves; the parser's are not seen.
 */
export function countOperations() {
  window.operations = 0;
  const count = () => window.operations++;
  const parents = [Element, Document, DocumentFragment];
  const children = [Element, CharacterData, DocumentType];
  const calls = [
    [[Node], ['appendChild', 'insertBefore', 'removeChild', 'replaceChild']],
    [parents, ['append', 'prepend', 'replaceChildren']],
    [children, ['before', 'after', 'replaceWith', 'remove']],
    [[Element], ['insertAdjacentElement', 'insertAdjacentHTML', 'insertAdjacentText', 'attachShadow']],
    [[Element], ['setAttribute', 'setAttributeNS', 'removeAttribute', 'removeAttributeNS', 'toggleAttribute']],
    [[CharacterData], ['appendData', 'insertData', 'deleteData', 'replaceData']],
    [[DOMTokenList], ['add', 'remove', 'toggle', 'replace']],
    [[CSSStyleDeclaration], ['setProperty', 'removeProperty']],
  ];
  const writes = [
    [[Node], ['textContent', 'nodeValue']],
    [[CharacterData], ['data']],
    [[Element], ['innerHTML', 'outerHTML', 'className', 'id', 'slot', 'ariaLabel', 'ariaHidden']],
    [[ShadowRoot], ['innerHTML']],
    [[HTMLElement], ['innerText', 'hidden', 'inert', 'tabIndex', 'dir', 'lang']],
    [[CSSStyleDeclaration], ['cssText']],
  ];
  const wrap = (types, names, part) => {
    for (const { prototype } of types)
      for (const name of names) {
        const described = Object.getOwnPropertyDescriptor(prototype, name);
        if (!described?.[part]) continue;
        const original = described[part];
        described[part] = function (...given) {
          count();
          return original.apply(this, given);
        };
        Object.defineProperty(prototype, name, described);
      }
  };
  for (const [types, names] of calls) wrap(types, names, 'value');
  for (const [types, names] of writes) wrap(types, names, 'set');
}

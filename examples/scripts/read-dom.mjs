/**
 * Runs in the page: its elements, attributes and texts, a line each. What means the same is written the same: white
 * space, the spelling of addresses, of JSON, and of attributes that are there or not.
 * @returns {string[]}
 */
export function readDom() {
  const lines = [];
  const addresses = [
    'href',
    'src',
    'action',
    'poster',
    'source',
    'style-url',
    'success-redirect',
    'icon',
    'url',
    'thumbnail-url',
  ];
  const decode = (address) => {
    try {
      return decodeURI(address);
    } catch {
      return address;
    }
  };
  /** JSON with the keys of objects in order; text that is no JSON as it is. */
  const sorted = (text) => {
    const inOrder = (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort())
        : value;
    try {
      return JSON.stringify(JSON.parse(text), inOrder);
    } catch {
      return `no JSON: ${text}`;
    }
  };
  const valueOf = (element, { name, value }) => {
    if (addresses.includes(name)) return decode(new URL(value, document.baseURI).href);
    if (/^[{[]"/.test(value)) return sorted(value);
    if (name === 'required' || (element.localName.startsWith('sq-') && ['', name].includes(value))) return 'true';
    return value;
  };
  const attributesOf = (element) =>
    [...element.attributes]
      .map((attribute) => ` ${attribute.name}=${JSON.stringify(valueOf(element, attribute))}`)
      .sort()
      .join('');
  const textOf = (node) => node.data.replace(/[ \t\r\n\f]+/g, ' ').trim();
  const visit = (node, depth) => {
    const pad = '  '.repeat(depth);
    if (node.nodeType === Node.TEXT_NODE) {
      const text = textOf(node);
      if (text) lines.push(pad + JSON.stringify(text));
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      lines.push(`${pad}<${node.localName}${attributesOf(node)}>`);
      if (node.id === 'sq-context') lines.push(pad + sorted(node.textContent));
      else for (const child of node.childNodes) visit(child, depth + 1);
    }
  };
  visit(document.documentElement, 0);
  return lines;
}

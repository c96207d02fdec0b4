/** Nodes that stand for no thing of their own. */
const PASSED_OVER = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak']);
/** Properties whose values name nodes of this one page. */
const RELATIONS = new Set(['labelledby', 'describedby', 'controls', 'owns', 'flowto', 'details', 'activedescendant']);

const decode = (text) => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};
const clean = (value) =>
  typeof value === 'string'
    ? decode(value)
        .replace(/[ \t\r\n\f]+/g, ' ')
        .trim()
    : value;

function lineOf({ role, name, description, value, properties = [] }) {
  const own = properties
    .filter((property) => !RELATIONS.has(property.name))
    .map((property) => [property.name, clean(property.value.value)]);
  const all = [
    ['name', clean(name?.value)],
    ['description', clean(description?.value)],
    ['value', clean(value?.value)],
    ...own,
  ];
  const printed = all
    .filter(([, one]) => one !== undefined && one !== '')
    .map(([key, one]) => ` ${key}=${JSON.stringify(one)}`);
  return role.value + printed.join('');
}

/**
 * The full accessibility tree of a page, as assistive technology gets it: a line for each node.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function readAccessibility(page) {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines = [];
  const visit = (node, depth) => {
    const isText = node.role?.value === 'StaticText';
    const isPassedOver =
      node.ignored || PASSED_OVER.has(node.role.value) || (isText && String(node.name?.value ?? '').trim() === '');
    if (!isPassedOver) lines.push('  '.repeat(depth) + lineOf(node));
    for (const id of isText ? [] : (node.childIds ?? [])) {
      const child = byId.get(id);
      if (child) visit(child, depth + (isPassedOver ? 0 : 1));
    }
  };
  visit(nodes[0], 0);
  return lines;
}

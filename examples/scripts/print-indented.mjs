// Templates of languages in which indentation stands for closing tags: Pug, Haml and Slim.

const indent = (lines) => lines.map((line) => (line ? `  ${line}` : line));

function attributesOf({ attributes }, language) {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'class')
    .map(([name, source]) => [
      name,
      typeof source === 'string' ? language.constant(source) : language.value(source.path),
    ]);
}

function element(node, language) {
  const { tag, attributes, children } = node;
  const name = language.tag(tag) + (attributes.class ? language.classOf(attributes.class) : '');
  const open = name + language.attributes(attributesOf(node, language));
  if (children.length === 1 && children[0].kind === 'value') return [open + language.inlineOutput(children[0].path)];
  if (children.length > 0 && children.every((child) => typeof child === 'string' || child.kind === 'value')) {
    const text = children.map((child) => (typeof child === 'string' ? child : language.interpolation(child.path)));
    return [`${open} ${text.join('')}`];
  }
  return [open, ...indent(children.flatMap((child) => print(child, language)))];
}

/** @returns {string[]} the lines of a node */
function print(node, language) {
  if (typeof node === 'string') return [language.text(node)];
  const inner = () => indent(node.children.flatMap((child) => print(child, language)));
  switch (node.kind) {
    case 'element':
      return element(node, language);
    case 'value':
      return [language.output(node.path)];
    case 'html':
      return [language.html(node.path)];
    case 'when':
      return [language.when(node.path), ...inner()];
    case 'each':
      return [language.each(node.name, node.path), ...inner()];
    case 'call':
      return language.call(node.tag, node.args, language.mixinOf?.(node.tag));
    case 'context':
      return [language.context(node.path)];
    case 'slot':
      return [language.slot];
    default:
      throw new Error(`unknown node ${node.kind}`);
  }
}

export const printIndented = (nodes, language) => nodes.flatMap((node) => print(node, language));

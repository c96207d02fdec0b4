/** Calls `onNode` with every node of a syntax tree. */
export function visit(node, onNode) {
  if (!node || typeof node.type !== 'string') return;
  onNode(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) visit(each, onNode);
    else if (value && typeof value === 'object') visit(value, onNode);
  }
}

/** The code with the text of each of `cuts` in the place of its range; a cut inside another one is ignored. */
export function replaceParts(code, cuts) {
  const outer = cuts.filter((a) => !cuts.some((b) => b !== a && b.start <= a.start && a.end <= b.end));
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}

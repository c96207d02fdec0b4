/** Calls `look` with every node of a syntax tree. */
export function visit(node, look) {
  if (!node || typeof node.type !== 'string') return;
  look(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) visit(each, look);
    else if (value && typeof value === 'object') visit(value, look);
  }
}

/** The code with other texts in the places of `cuts`; what lies inside another cut goes with it. */
export function replaceParts(code, cuts) {
  const outer = cuts.filter((a) => !cuts.some((b) => b !== a && b.start <= a.start && a.end <= b.end));
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((kept, { start, end, text }) => kept.slice(0, start) + text + kept.slice(end), code);
}

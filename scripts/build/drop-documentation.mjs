/** Calls of a declaration whose first argument says in words what something is. */
const DESCRIBED = ['text', 'flag', 'number', 'choice', 'json', 'parsed', 'event', 'method', 'property'];
/** Members of a block's declaration that only the manifest reads. */
const ONLY_DOCUMENTATION = ['summary', 'slots', 'parts', 'customProperties', 'properties'];

/**
 * A declaration describes its block for the manifest and the documentation; a visitor's browser needs none of these
 * words. They are cut from the built modules, after TypeScript and before the minifier.
 */
export function dropDocumentation() {
  return {
    name: 'drop-documentation',
    transform(code, id) {
      if (!/\/elements\/sq-[\w-]+\/declaration\.ts$/.test(id)) return null;
      const cuts = [];
      const cut = ({ start, end }, text) => cuts.push({ start, end, text });
      visit(this.parse(code), (node) => {
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
        const [first, second] = node.arguments;
        if (DESCRIBED.includes(node.callee.name) && typeof first?.value === 'string') cut(first, "''");
        if (node.callee.name === 'event' && second) cut(second, '{}');
        if (node.callee.name !== 'block') return;
        for (const member of first.properties)
          if (ONLY_DOCUMENTATION.includes(member.key?.name))
            cut(member.value, member.key.name === 'summary' ? "''" : '{}');
      });
      // What lies inside another cut goes with it.
      const outer = cuts.filter((a) => !cuts.some((b) => b !== a && b.start <= a.start && a.end <= b.end));
      let kept = code;
      for (const { start, end, text } of outer.sort((a, b) => b.start - a.start))
        kept = kept.slice(0, start) + text + kept.slice(end);
      return { code: kept, map: null };
    },
  };
}

function visit(node, look) {
  if (!node || typeof node.type !== 'string') return;
  look(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) visit(each, look);
    else if (value && typeof value === 'object') visit(value, look);
  }
}

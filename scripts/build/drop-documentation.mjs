import { replaceParts, visit } from './syntax.mjs';

/** Calls of a declaration whose first argument says in words what something is. */
const DESCRIBED = ['text', 'flag', 'number', 'choice', 'json', 'parsed', 'event', 'method', 'property'];
/** Members of attributes, events and methods that say what they are. */
const WORDS = ['summary', 'type', 'returns', 'detail'];
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
      const isMaker = /\/shared\/declaration\/(attribute|declaration)\.ts$/.test(id);
      if (!isMaker && !/\/elements\/sq-[\w-]+\/declaration\.ts$/.test(id)) return null;
      const cuts = [];
      const cut = ({ start, end }, text) => cuts.push({ start, end, text });
      visit(this.parse(code), (node) => {
        // Nor are the members that hold them.
        if (isMaker && node.type === 'ObjectExpression')
          for (const member of node.properties)
            if (WORDS.includes(member.key?.name))
              cut({ start: member.start, end: member.end + (code[member.end] === ',' ? 1 : 0) }, '');
        if (isMaker) return;
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
        const [first, second] = node.arguments;
        const isText = typeof first?.value === 'string' || first?.type === 'TemplateLiteral';
        if (DESCRIBED.includes(node.callee.name) && isText) cut(first, "''");
        if (node.callee.name === 'event' && second) cut(second, '{}');
        // The type of JSON is said in the warning about it; that of other values is for the manifest alone.
        if (node.callee.name === 'parsed') cut(second, "''");
        if (node.callee.name !== 'block') return;
        for (const member of first.properties)
          if (ONLY_DOCUMENTATION.includes(member.key?.name))
            cut(member.value, member.key.name === 'summary' ? "''" : '{}');
      });
      return { code: replaceParts(code, cuts), map: null };
    },
  };
}

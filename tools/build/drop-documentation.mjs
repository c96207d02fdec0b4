import { replaceParts, visit } from './syntax.mjs';

/** Functions of a declaration whose first argument is a description. */
const DESCRIBED = ['text', 'flag', 'number', 'choice', 'json', 'parsed', 'event', 'method', 'property'];
/** Members of attributes, events and methods that only document them. */
const DOCUMENTATION = ['summary', 'type', 'returns', 'detail'];
/** Members of a block's declaration that only the manifest uses. */
const BLOCK_DOCUMENTATION = ['summary', 'slots', 'parts', 'customProperties', 'properties'];
/** What only the checks use, which get it by themselves (tools/build/vocabulary.mjs), and what only editors of pages use. */
const FOR_PROGRAMS = ['needs', 'editor'];

/**
 * Removes the descriptions in declarations from the built modules, after TypeScript and before the minifier: they are for
 * the manifest and the documentation, and a visitor's browser does not need them.
 */
export function dropDocumentation() {
  return {
    name: 'drop-documentation',
    transform(code, id) {
      const definesKinds = /\/shared\/declaration\/(attribute|declaration)\.ts$/.test(id);
      if (!definesKinds && !/\/react-impl\/[\w-]+\/(?:[\w-]+-)?declaration\.ts$/.test(id)) return null;
      const cuts = [];
      const cut = ({ start, end }, text) => cuts.push({ start, end, text });
      visit(this.parse(code), (node) => {
        // The functions that build a declaration need not store the descriptions either.
        if (definesKinds && node.type === 'ObjectExpression')
          for (const member of node.properties)
            if (DOCUMENTATION.includes(member.key?.name))
              cut({ start: member.start, end: member.end + (code[member.end] === ',' ? 1 : 0) }, '');
        if (definesKinds) return;
        if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
        const [first, second] = node.arguments;
        const isText = typeof first?.value === 'string' || first?.type === 'TemplateLiteral';
        if (DESCRIBED.includes(node.callee.name) && isText) cut(first, "''");
        if (node.callee.name === 'event' && second) cut(second, '{}');
        // The type of JSON is part of a warning; the type of other values is only for the manifest.
        if (node.callee.name === 'parsed') cut(second, "''");
        if (node.callee.name !== 'block') return;
        for (const member of first.properties) {
          if (BLOCK_DOCUMENTATION.includes(member.key?.name))
            cut(member.value, member.key.name === 'summary' ? "''" : '{}');
          if (FOR_PROGRAMS.includes(member.key?.name))
            cut({ start: member.start, end: code.indexOf(',', member.end) + 1 }, '');
        }
      });
      return { code: replaceParts(code, cuts), map: null };
    },
  };
}

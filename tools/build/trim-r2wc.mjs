import { replaceParts, visit } from './syntax.mjs';

/** Members of r2wc's class that `BlockElement` overrides without calling them. */
const OVERRIDDEN = ['observedAttributes', 'attributeChangedCallback'];

/**
 * Of r2wc the kit uses the class, its container and its mount (docs/decisions/0001-over-r2wc.md): `props` and `events`
 * are empty. The code for those two is removed from the built files: every other statement of the function that creates
 * the class, the loops, and two methods. The build fails when a new version of r2wc has other code there.
 */
export function trimR2wc() {
  return {
    name: 'trim-r2wc',
    transform(code, id) {
      if (!/\/@r2wc\/core\/dist\//.test(id)) return null;
      const cuts = [];
      const seen = { statements: 0, loops: 0, members: 0 };
      const cut = (what, { start, end }) => {
        if (cuts.some((other) => other.start === start)) return;
        seen[what]++;
        cuts.push({ start, end, text: ';' });
      };
      visit(this.parse(code), (node) => {
        if (node.type === 'FunctionDeclaration' && node.body.body.some(({ type }) => type === 'ClassDeclaration'))
          for (const statement of node.body.body)
            if (!['ClassDeclaration', 'ReturnStatement'].includes(statement.type)) cut('statements', statement);
        if (node.type === 'ForOfStatement') cut('loops', node);
        if (node.type === 'MethodDefinition' && OVERRIDDEN.includes(node.key.name)) cut('members', node);
      });
      if (seen.statements !== 5 || seen.loops !== 2 || seen.members !== 2)
        this.error(`r2wc has changed, see tools/build/trim-r2wc.mjs: ${JSON.stringify(seen)}`);
      return { code: replaceParts(code, cuts), map: null };
    },
  };
}

import ts from 'typescript';

/**
 * Small faults, each in one place of a source file: `{ start, end, before, after, line }`. `start` and `end` are offsets
 * in the text; `after` replaces what stands between them.
 */

const { SyntaxKind: Kind } = ts;

/** Comparisons get two faults: the boundary moved, and the answer turned around. */
const OPERATORS = {
  [Kind.LessThanToken]: ['<=', '>='],
  [Kind.LessThanEqualsToken]: ['<', '>'],
  [Kind.GreaterThanToken]: ['>=', '<='],
  [Kind.GreaterThanEqualsToken]: ['>', '<'],
  [Kind.EqualsEqualsEqualsToken]: ['!=='],
  [Kind.ExclamationEqualsEqualsToken]: ['==='],
  [Kind.EqualsEqualsToken]: ['!='],
  [Kind.ExclamationEqualsToken]: ['=='],
  [Kind.AmpersandAmpersandToken]: ['||'],
  [Kind.BarBarToken]: ['&&'],
  [Kind.QuestionQuestionToken]: ['&&'],
  [Kind.PlusToken]: ['-'],
  [Kind.MinusToken]: ['+'],
  [Kind.AsteriskToken]: ['/'],
  [Kind.SlashToken]: ['*'],
  [Kind.PercentToken]: ['*'],
  [Kind.PlusEqualsToken]: ['-='],
  [Kind.MinusEqualsToken]: ['+='],
};
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
const STEPS = { [Kind.PlusPlusToken]: '--', [Kind.MinusMinusToken]: '++' };

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Types, imports and names of properties are not behaviour. */
const isSkipped = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);
const isName = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;
const isImported = (node) => ts.isCallExpression(node.parent) && node.parent.expression.kind === Kind.ImportKeyword;

/** Each function gets a node and yields pairs: what is replaced, and by which text. */
const FAULTS = [
  function* operators(node) {
    if (ts.isBinaryExpression(node))
      for (const after of OPERATORS[node.operatorToken.kind] ?? []) yield [node.operatorToken, after];
  },
  function* signs(node, text) {
    if (ts.isPrefixUnaryExpression(node) && [Kind.ExclamationToken, Kind.MinusToken].includes(node.operator))
      yield [node, text(node.operand)];
  },
  function* steps(node, text) {
    if (ts.isPostfixUnaryExpression(node) && STEPS[node.operator])
      yield [node, text(node.operand) + STEPS[node.operator]];
    if (ts.isPrefixUnaryExpression(node) && STEPS[node.operator])
      yield [node, STEPS[node.operator] + text(node.operand)];
  },
  function* numbers(node) {
    if (!ts.isNumericLiteral(node) || isName(node)) return;
    const value = Number(node.text.replaceAll('_', ''));
    yield [node, String(value + 1)];
    if (value !== 0) yield [node, String(value - 1)];
  },
  function* booleans(node) {
    if (node.kind === Kind.TrueKeyword) yield [node, 'false'];
    if (node.kind === Kind.FalseKeyword) yield [node, 'true'];
  },
  function* texts(node) {
    if (!isText(node) || isName(node) || isImported(node)) return;
    yield [node, node.text === '' ? "'mutant'" : "''"];
  },
  function* conditions(node) {
    if (!ts.isIfStatement(node)) return;
    yield [node.expression, 'true'];
    yield [node.expression, 'false'];
  },
  function* branches(node, text) {
    if (!ts.isConditionalExpression(node)) return;
    yield [node, `${text(node.condition)} ? ${text(node.whenFalse)} : ${text(node.whenTrue)}`];
  },
  function* removedStatements(node) {
    if (!ts.isExpressionStatement(node) || isText(node.expression)) return;
    const isSuper = ts.isCallExpression(node.expression) && node.expression.expression.kind === Kind.SuperKeyword;
    if (!isSuper) yield [node, ';'];
  },
  function* methods(node) {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isCallExpression(node.parent) &&
      Object.hasOwn(METHODS, node.name.text)
    )
      yield [node.name, METHODS[node.name.text]];
  },
];

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** All faults of a source text, in the order of the text. */
export function mutantsOf(file, source) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const textOf = (node) => node.getText(tree);
  const found = [];
  const visit = (node) => {
    if (isSkipped(node)) return;
    for (const faults of FAULTS)
      for (const [place, after] of faults(node, textOf)) {
        const start = place.getStart(tree);
        const { line } = tree.getLineAndCharacterOfPosition(start);
        found.push({
          file,
          line: line + 1,
          start,
          end: place.end,
          before: oneLine(textOf(place)),
          after: oneLine(after),
        });
      }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

export const apply = (source, { start, end, after }) => source.slice(0, start) + after + source.slice(end);

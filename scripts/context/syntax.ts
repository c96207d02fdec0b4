import ts from 'typescript';

export type FunctionNode = ts.FunctionLikeDeclaration & { readonly body: ts.ConciseBody };

/** The expressions that this one may be the value of, and those that decide which; `undefined` for other nodes. */
export function expressionsOf(
  node: ts.Node,
): { readonly values: readonly ts.Expression[]; readonly conditions: readonly ts.Expression[] } | undefined {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return { values: [node.expression], conditions: [] };
  if (ts.isConditionalExpression(node))
    return { values: [node.whenTrue, node.whenFalse], conditions: [node.condition] };
  if (!ts.isBinaryExpression(node)) return undefined;
  const { kind } = node.operatorToken;
  // What is false has no fields.
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return { values: [node.right], conditions: [node.left] };
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken
    ? { values: [node.left, node.right], conditions: [] }
    : undefined;
}

/** The names that a key of this type may have: texts known to the compiler. */
export function literalKeys(type: ts.Type): readonly string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.every((each) => each.isStringLiteral()) ? types.map((each) => each.value) : [];
}

/** The arguments of a call, with those that are spread marked. */
export const argumentsOf = (node: ts.CallExpression) =>
  node.arguments.map((argument) =>
    ts.isSpreadElement(argument)
      ? { value: argument.expression, isSpread: true }
      : { value: argument, isSpread: false },
  );

/** What a function returns itself, not the functions in it. */
export function returnedBy({ body }: FunctionNode): readonly ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  look(body);
  return found;
}

export const isParameter = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.valueDeclaration !== undefined && ts.isParameter(symbol.valueDeclaration);

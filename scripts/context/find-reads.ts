// Finds every field of the page context that the sources read, by following its data through the code: from
// `toPageContext(data)` over variables, properties, destructuring, spreads and calls. It runs nothing. A value is known by
// its path in the context: `website.siteStatus.value`; `[]` is an element of a list, `*` any name of an object.
import ts from 'typescript';
import { argumentsOf, expressionsOf, isParameter, literalKeys, returnedBy, type FunctionNode } from './syntax.js';

/** Paths that a value may have. `^p` is a list that the code itself makes of values at p; `"x` is the text x, which may be a name. */
type Paths = ReadonlySet<string>;
type Variables = Map<ts.Symbol, Paths>;

const NONE: Paths = new Set();
const union = (...sets: readonly Paths[]): Paths => {
  const found = sets.filter(({ size }) => size > 0);
  return found.length < 2 ? (found[0] ?? NONE) : new Set(found.flatMap((set) => [...set]));
};
const each = (paths: Paths, change: (path: string) => string): Paths => new Set([...paths].map(change));
const elementsOf = (paths: Paths) => each(paths, (path) => (path.startsWith('^') ? path.slice(1) : `${path}[]`));
const isField = (path: string) => !path.startsWith('^') && !path.startsWith('"');

/** Calls nest no deeper in the kit; a closure that calls itself ends here. */
const MAX_DEPTH = 8;
const SAME_LIST = ['filter', 'slice', 'sort', 'toSorted', 'flat'];
const ONE_ELEMENT = ['find', 'at', 'pop', 'shift'];

/** Where each path is read first, as `file:line`. */
export function findReads(program: ts.Program, isSource: (file: string) => boolean): Map<string, string> {
  const checker = program.getTypeChecker();
  const reads = new Map<string, string>();
  /** Of properties of interfaces and of variables of modules: one for the whole program. */
  const shared: Variables = new Map();
  let known = new Map<string, Paths>();

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const isOfLibrary = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.some((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile())) ??
    false;
  const add = (variables: Variables, symbol: ts.Symbol | undefined, paths: Paths) => {
    if (symbol && paths.size > 0) variables.set(symbol, union(variables.get(symbol) ?? NONE, paths));
  };

  function readMember(of: Paths, name: string, at: ts.Node): Paths {
    const found = new Set<string>();
    for (const path of of) {
      if (!isField(path)) continue;
      const member = path ? `${path}.${name}` : name;
      const file = at.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(at.getStart());
      if (!reads.has(member)) reads.set(member, `${file.fileName}:${line + 1}`);
      found.add(member);
    }
    return found;
  }

  /** Gives the names of a variable or parameter their paths; members of a pattern are reads. */
  function bind(name: ts.BindingName, paths: Paths, variables: Variables): void {
    if (ts.isIdentifier(name)) return add(variables, checker.getSymbolAtLocation(name), paths);
    for (const element of name.elements) {
      if (!ts.isBindingElement(element)) continue;
      const key = element.propertyName ?? element.name;
      const isMember = ts.isObjectBindingPattern(name) && !element.dotDotDotToken;
      let own = paths;
      if (isMember && (ts.isIdentifier(key) || ts.isStringLiteral(key))) {
        const property = checker.getTypeAtLocation(name).getProperty(key.text);
        own = union(readMember(paths, key.text, element), (property && shared.get(property)) ?? NONE);
      }
      bind(element.name, own, variables);
    }
  }

  function call(fn: FunctionNode, values: readonly Paths[], variables: Variables, depth: number): Paths {
    const isClosure = !ts.isSourceFile(fn.parent) && !ts.isSourceFile(fn.parent?.parent?.parent?.parent ?? fn);
    const key = JSON.stringify([fn.getSourceFile().fileName, fn.pos, values.map((paths) => [...paths].sort())]);
    if (!isClosure && known.has(key)) return known.get(key)!;
    if (depth > MAX_DEPTH) return NONE;
    if (!isClosure) known.set(key, NONE);
    const own: Variables = new Map(variables);
    fn.parameters.forEach(({ name, initializer }, index) =>
      bind(name, union(values[index] ?? NONE, initializer ? evaluate(initializer, own, depth) : NONE), own),
    );
    evaluate(fn.body, own, depth);
    const result = union(...returnedBy(fn).map((expression) => evaluate(expression, own, depth)));
    if (!isClosure) known.set(key, result);
    return result;
  }

  function callOf(node: ts.CallExpression, variables: Variables, depth: number): Paths {
    const { expression } = node;
    const values = argumentsOf(node).map(({ value, isSpread }) => {
      const paths = evaluate(value, variables, depth);
      return isSpread ? elementsOf(paths) : paths;
    });
    const { declaration } = checker.getResolvedSignature(node) ?? {};
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    if (!declaration || program.isSourceFileDefaultLibrary(declaration.getSourceFile()))
      return callOfLibrary(node, name, values, variables, depth);
    if (ts.isPropertyAccessExpression(expression)) evaluate(expression.expression, variables, depth);
    return ts.isFunctionLike(declaration) && 'body' in declaration && declaration.body
      ? call(declaration as FunctionNode, values, variables, depth + 1)
      : NONE;
  }

  function callOfLibrary(
    node: ts.CallExpression,
    name: string,
    values: readonly Paths[],
    variables: Variables,
    depth: number,
  ): Paths {
    const { expression } = node;
    const owner = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;
    if (owner?.getText() === 'Object') {
      if (name === 'assign') return union(...values);
      if (name === 'entries' || name === 'values')
        return each(readMember(values[0] ?? NONE, '*', node), (path) => `^${path}`);
      return name === 'keys' ? new Set(['^"*']) : NONE;
    }
    const list = owner ? evaluate(owner, variables, depth) : NONE;
    const callback = node.arguments[0];
    let given = NONE;
    if (list.size > 0 && callback && (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback)))
      given = call(callback, [elementsOf(list)], variables, depth + 1);
    else if (list.size > 0 && callback && ts.isIdentifier(callback)) {
      const fn = symbolOf(callback)?.valueDeclaration;
      const body = fn && ts.isVariableDeclaration(fn) ? fn.initializer : fn;
      if (body && (ts.isArrowFunction(body) || ts.isFunctionDeclaration(body)) && body.body)
        given = call(body as FunctionNode, [elementsOf(list)], variables, depth + 1);
    }
    if (SAME_LIST.includes(name)) return list;
    if (ONE_ELEMENT.includes(name)) return elementsOf(list);
    return name === 'map' || name === 'flatMap' ? each(given, (path) => `^${path}`) : NONE;
  }

  function objectOf(node: ts.ObjectLiteralExpression, variables: Variables, depth: number): Paths {
    const type = checker.getContextualType(node);
    let spread = NONE;
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) spread = union(spread, evaluate(property.expression, variables, depth));
      else if (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) {
        const paths = ts.isPropertyAssignment(property)
          ? evaluate(property.initializer, variables, depth)
          : variablePaths(checker.getShorthandAssignmentValueSymbol(property), variables);
        const target = ts.isIdentifier(property.name) ? type?.getProperty(property.name.text) : undefined;
        add(
          shared,
          target,
          each(paths, (path) => path),
        );
      } else evaluate(property, variables, depth);
    }
    return spread;
  }

  const variablePaths = (symbol: ts.Symbol | undefined, variables: Variables): Paths =>
    (symbol && (variables.get(symbol) ?? shared.get(symbol))) ?? NONE;

  /** The paths of an expression; of any other node, what is in it is looked at. */
  function evaluate(node: ts.Node | undefined, variables: Variables, depth: number): Paths {
    if (!node || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return NONE;
    const inner = (of: ts.Node) => evaluate(of, variables, depth);
    if (ts.isIdentifier(node)) return variablePaths(symbolOf(node), variables);
    if (ts.isStringLiteralLike(node)) return new Set([`"${node.text}`]);
    const parts = expressionsOf(node);
    if (parts) {
      parts.conditions.forEach(inner);
      return union(...parts.values.map(inner));
    }
    if (ts.isPropertyAccessExpression(node)) {
      const symbol = symbolOf(node.name);
      const of = inner(node.expression);
      return isOfLibrary(symbol)
        ? NONE
        : union(readMember(of, node.name.text, node), variablePaths(symbol, NO_VARIABLES));
    }
    if (ts.isElementAccessExpression(node)) {
      const of = inner(node.expression);
      const given = [...inner(node.argumentExpression)]
        .filter((path) => path.startsWith('"'))
        .map((path) => path.slice(1));
      const type = checker.getTypeAtLocation(node.argumentExpression);
      if (type.flags & ts.TypeFlags.NumberLike) return elementsOf(of);
      const names = given.length > 0 ? given : literalKeys(checker.getBaseConstraintOfType(type) ?? type);
      // A name that a function is given is known where the function is called.
      if (names.length === 0 && isParameter(symbolOf(node.argumentExpression)))
        return each(new Set([...of].filter(isField)), (path) => `${path}.*`);
      return union(...(names.length > 0 ? names : ['*']).map((name) => readMember(of, name, node)));
    }
    if (ts.isCallExpression(node)) return callOf(node, variables, depth);
    if (ts.isObjectLiteralExpression(node)) return objectOf(node, variables, depth);
    if (ts.isArrayLiteralExpression(node))
      return union(
        ...node.elements.map((element) =>
          ts.isSpreadElement(element) ? inner(element.expression) : each(inner(element), (path) => `^${path}`),
        ),
      );
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer))
      bind(node.initializer.declarations[0]!.name, elementsOf(inner(node.expression)), variables);
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const isOfModule = ts.isSourceFile(node.parent.parent.parent);
      bind(node.name, inner(node.initializer), isOfModule ? shared : variables);
      return NONE;
    }
    ts.forEachChild(node, (child) => void inner(child));
    return NONE;
  }

  const NO_VARIABLES: Variables = new Map();
  const sources = program.getSourceFiles().filter(({ fileName }) => isSource(fileName));
  for (let before = -1; before !== reads.size + shared.size;) {
    before = reads.size + shared.size;
    known = new Map();
    for (const source of sources) evaluate(source, new Map(), 0);
    for (const source of sources)
      if (source.fileName.endsWith('/platform/page/read-page.ts'))
        source.forEachChild((node) => {
          if (ts.isFunctionDeclaration(node) && node.name?.text === 'toPageContext')
            call(node as FunctionNode, [new Set([''])], NO_VARIABLES, 0);
        });
  }
  return reads;
}

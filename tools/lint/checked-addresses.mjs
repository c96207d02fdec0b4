/**
 * An address of an author, a visitor or a server can be a script (`javascript:…`). Whatever prints or follows an address
 * calls a function that checks it, in the same file: then nobody has to know where a value has come from.
 */

/** The functions, and for what: see shared/platform/html/safe-address.ts. */
const FOR_LINKS = ['safeLink', 'safeAddress', 'safeHref'];
const FOR_SOURCES = ['safeSource', 'safeAddress'];
const FOR_FRAMES = ['safeAddress'];
const FOR_SCRIPTS = ['trustedScriptUrl'];
/** Where the element is not known. */
const FOR_ANY = ['safeLink', 'safeSource', 'safeAddress', 'safeHref', 'trustedScriptUrl', 'ownFile'];

/** Attributes and properties that hold an address, in lower case. */
const NAMES = [
  'href',
  'xlink:href',
  'xlinkhref',
  'src',
  'srcset',
  'poster',
  'action',
  'formaction',
  'cite',
  'background',
];
/** Elements whose address is not that of a link. */
const OF_ELEMENTS = {
  ...Object.fromEntries(
    ['img', 'video', 'audio', 'source', 'track', 'image', 'input'].map((name) => [name, FOR_SOURCES]),
  ),
  ...Object.fromEntries(['iframe', 'frame', 'embed', 'object'].map((name) => [name, FOR_FRAMES])),
  script: FOR_SCRIPTS,
};

/** A link to a file, which the browser does not open. */
const isDownload = ({ attributes }) => attributes.some(({ name }) => name?.name === 'download');

const isAddressName = (name) => typeof name === 'string' && NAMES.includes(name.toLowerCase());
const nameOf = (node, isComputed) => (!isComputed && node.type === 'Identifier' ? node.name : node.value);

/** A text in the code with these at its start leads where the code says, whatever follows. */
const FIXED_START = /^(?:https?:\/\/[\w.-]+\/|\/[\w.-]|[#?]|\.\.?\/|(?:mailto|tel|sms):|data:image\/|url\()/;
const WRAPPERS = [
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
  'AwaitExpression',
];

/** The `const` of this name, with its value; undefined for all other variables. */
function constantOf(node, scope) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(node.name);
    if (!variable) continue;
    const [definition] = variable.defs;
    const isConstant = definition?.type === 'Variable' && definition.parent.kind === 'const';
    return isConstant && definition.node.id.type === 'Identifier' ? definition.node.init : undefined;
  }
  return undefined;
}

/** Whether the value has been checked by one of the functions, or stands in the code. */
function isChecked(node, functions, scopeOf) {
  const check = (part) => isChecked(part, functions, scopeOf);
  if (WRAPPERS.includes(node.type)) return check(node.expression ?? node.argument);
  switch (node.type) {
    case 'Literal':
      return true;
    case 'Identifier': {
      if (node.name === 'undefined') return true;
      const value = constantOf(node, scopeOf(node));
      return Boolean(value) && check(value);
    }
    case 'TemplateLiteral':
      return node.expressions.length === 0 || FIXED_START.test(node.quasis[0].value.raw);
    case 'ConditionalExpression':
      return check(node.consequent) && check(node.alternate);
    case 'LogicalExpression':
      return check(node.right) && (node.operator === '&&' || check(node.left));
    case 'CallExpression':
      return node.callee.type === 'Identifier' && functions.includes(node.callee.name);
    default:
      return false;
  }
}

/** The names that the expression can have, by its type; undefined where it can have any. */
function namesIn(node, { program, esTreeNodeToTSNodeMap }) {
  if (node.type === 'Literal') return [node.value];
  if (!program) return undefined;
  const type = program.getTypeChecker().getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
  const names = (type.isUnion() ? type.types : [type]).map(
    // Of a template its beginning, as in `data-${name}`.
    (each) => each.value ?? (/^(?:data|aria)-/.test(each.texts?.[0]) ? each.texts[0] : undefined),
  );
  return names.every((name) => typeof name === 'string') ? names : undefined;
}

/** What stands in the brackets of `url(…)`, without the function that quotes it. */
const unquoted = (node) =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.object.name === 'JSON'
    ? node.arguments[0]
    : node;

const WINDOWS = ['window', 'self', 'globalThis', 'top', 'parent'];
const isLocation = (node) =>
  (node.type === 'Identifier' && node.name === 'location') ||
  (node.type === 'MemberExpression' && node.property.name === 'location');

/** The ESLint rule. */
export const checkedAddresses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      address: 'An address is printed or followed as it is: check it here, by {{functions}}.',
      name: 'The name may be that of an address: call writeAttribute.',
    },
  },
  create(context) {
    const scopeOf = (node) => context.sourceCode.getScope(node);
    const check = (node, functions) => {
      if (!isChecked(node, functions, scopeOf))
        context.report({ node, messageId: 'address', data: { functions: functions.join(' or ') } });
    };
    return {
      JSXAttribute({ name, value, parent }) {
        const { name: element } = parent.name;
        // The values of a component are checked where it prints them.
        if (typeof element !== 'string' || !/^[a-z]/.test(element) || value?.type !== 'JSXExpressionContainer') return;
        const attribute = name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
        if (isAddressName(attribute) || (element === 'object' && attribute === 'data'))
          check(value.expression, isDownload(parent) ? FOR_SOURCES : (OF_ELEMENTS[element] ?? FOR_LINKS));
      },
      AssignmentExpression({ left, right }) {
        if (isLocation(left)) return check(right, FOR_LINKS);
        if (left.type === 'MemberExpression' && isAddressName(nameOf(left.property, left.computed)))
          check(right, FOR_ANY);
      },
      CallExpression({ callee, arguments: [first, second, third] }) {
        if (callee.type !== 'MemberExpression' || !first) return;
        const { object, property } = callee;
        const method = property.name;
        if (isLocation(object) && ['assign', 'replace'].includes(method)) check(first, FOR_LINKS);
        else if (method === 'open' && WINDOWS.includes(object.name)) check(first, FOR_LINKS);
        else if (method === 'setAttribute' && second) {
          const names = namesIn(first, context.sourceCode.parserServices);
          if (!names) context.report({ node: first, messageId: 'name' });
          else if (names.some(isAddressName)) check(second, FOR_ANY);
        } else if (method === 'setAttributeNS' && third && isAddressName(second.value)) check(third, FOR_ANY);
        else if (method === 'assign' && object.name === 'Object' && second?.type === 'ObjectExpression')
          for (const each of second.properties)
            if (each.type === 'Property' && isAddressName(nameOf(each.key, each.computed))) check(each.value, FOR_ANY);
      },
      TemplateLiteral({ quasis, expressions }) {
        expressions.forEach((expression, index) => {
          if (/url\(\s*["']?$/.test(quasis[index].value.raw)) check(unquoted(expression), FOR_SOURCES);
        });
      },
    };
  },
};

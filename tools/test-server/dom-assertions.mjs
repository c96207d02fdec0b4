/**
 * A Chai plugin: a failed assertion on a DOM node fails at once, with a short text.
 *
 * Chai and Mocha print the values of a failed assertion property by property. An element leads to its document and to
 * React's tree, which is printed for minutes: the test times out and the reason is lost. Here every node is replaced by
 * its opening tag before anything is printed, and deep comparison treats nodes as equal only when they are the same.
 */

const MAX_LENGTH = 120;
const MAX_DEPTH = 4;

const isDom = (value) => value instanceof EventTarget || value instanceof Event;

/** `<div id="a" class="b">`, `#text "Hello"`, `document`, `click event`, `window`. */
export function describeDom(value) {
  if (value instanceof Element) {
    const attributes = [...value.attributes].map((attribute) => ` ${attribute.name}="${attribute.value}"`);
    const tag = `<${value.localName}${attributes.join('')}>`;
    return tag.length > MAX_LENGTH ? `${tag.slice(0, MAX_LENGTH)}…` : tag;
  }
  if (value instanceof CharacterData) return `${value.nodeName} ${JSON.stringify(value.data.slice(0, MAX_LENGTH))}`;
  if (value instanceof Node) return value.nodeName;
  if (value instanceof Event) return `${value.type} event`;
  return value.constructor?.name ?? 'EventTarget';
}

/** The same value with every DOM object in it described as text. Values without DOM objects are returned as they are. */
function printable(value, depth = 0) {
  if (value === null || typeof value !== 'object') return value;
  if (isDom(value)) return describeDom(value);
  if (value instanceof NodeList || value instanceof HTMLCollection) return [...value].map(describeDom);
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => printable(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, printable(item, depth + 1)]);
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}

const sameNode = (left, right) => (isDom(left) || isDom(right) ? left === right : null);

export function domAssertions(chai, utils) {
  const { eql } = utils;
  utils.eql = (left, right) => eql(left, right, { comparator: sameNode });

  const { assert } = chai.Assertion.prototype;
  chai.Assertion.prototype.assert = function (...args) {
    if (utils.test(this, args)) return assert.apply(this, args);
    const [passed, message, negated, expected, actual, showDiff] = args;
    const subject = utils.flag(this, 'object');
    utils.flag(this, 'object', printable(subject));
    try {
      const values = [printable(expected), printable(args.length > 4 ? actual : subject)];
      return assert.call(this, passed, message, negated, ...values, showDiff);
    } finally {
      utils.flag(this, 'object', subject);
    }
  };
}

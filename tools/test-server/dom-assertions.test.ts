import { expect } from '@open-wc/testing';

/** How often something has looked into the tree of an element. */
let looks = 0;

/**
 * A tree that leads everywhere, as React's does: printing it property by property would not end. A comparison in the order
 * of the names begins with this one.
 */
function elementWithTree(): HTMLElement {
  const element = document.createElement('button');
  element.id = 'save';
  document.body.append(element);
  const tree = Array.from({ length: 200 }, (): Record<string, unknown> => ({}));
  for (const branch of tree) for (let index = 0; index < 200; index++) branch[`to${index}`] = tree[index];
  Object.defineProperty(element, '$tree', { enumerable: true, get: () => (looks++, tree) });
  return element;
}

function messageOf(assertion: () => unknown): string {
  try {
    assertion();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the assertion passed');
}

describe('assertions on DOM nodes', () => {
  let element: HTMLElement;
  beforeEach(() => {
    looks = 0;
    element = elementWithTree();
  });
  afterEach(() => element.remove());

  it('fail without a look into the elements, and name them', () => {
    const message = messageOf(() => expect(document.body).to.equal(element));
    expect(message).to.match(/^expected '<body.*>' to equal '<button id="save">'$/);
    expect(looks).to.equal(0);
  });

  it('give the reporter texts instead of nodes', () => {
    try {
      expect([element]).to.deep.equal([document.body]);
    } catch (error) {
      const { actual, expected } = error as { actual: unknown; expected: unknown };
      expect(actual).to.deep.equal(['<button id="save">']);
      expect(expected).to.have.lengthOf(1);
    }
  });

  it('compare nodes by identity, also in lists and objects', () => {
    expect({ items: [element] }).to.deep.equal({ items: [element] });
    const copy = elementWithTree();
    expect(messageOf(() => expect({ items: [element] }).to.deep.equal({ items: [copy] }))).to.contain('deeply equal');
    expect(looks).to.equal(0);
    copy.remove();
  });

  it('leave the subject as it is for the next assertion', () => {
    const assertion = expect(element);
    messageOf(() => assertion.to.equal(document.body));
    assertion.to.have.property('id', 'save');
  });

  it('print plain values as before', () => {
    expect(messageOf(() => expect(1).to.equal(2))).to.equal('expected 1 to equal 2');
    expect(messageOf(() => expect(null).to.equal(element))).to.contain('<button id="save">');
  });
});

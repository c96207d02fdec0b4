import { expect } from '@open-wc/testing';

/** A tree that leads everywhere, as React's does: printing it property by property would not end. */
function elementWithTree(): HTMLElement {
  const element = document.createElement('button');
  element.id = 'save';
  document.body.append(element);
  const tree = Array.from({ length: 200 }, (): Record<string, unknown> => ({}));
  for (const branch of tree) for (let index = 0; index < 200; index++) branch[`to${index}`] = tree[index];
  Object.assign(element, { tree });
  return element;
}

function failureOf(assertion: () => unknown): { message: string; ms: number } {
  const start = performance.now();
  try {
    assertion();
  } catch (error) {
    return { message: (error as Error).message, ms: performance.now() - start };
  }
  throw new Error('the assertion passed');
}

describe('assertions on DOM nodes', () => {
  let element: HTMLElement;
  beforeEach(() => (element = elementWithTree()));
  afterEach(() => element.remove());

  it('fail at once and name the elements', () => {
    const { message, ms } = failureOf(() => expect(document.body).to.equal(element));
    expect(message).to.match(/^expected '<body.*>' to equal '<button id="save">'$/);
    expect(ms).to.be.below(200);
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
    const copy = document.createElement('button');
    copy.id = 'save';
    const { ms } = failureOf(() => expect({ items: [element] }).to.deep.equal({ items: [copy] }));
    expect(ms).to.be.below(200);
  });

  it('leave the subject as it is for the next assertion', () => {
    const assertion = expect(element);
    failureOf(() => assertion.to.equal(document.body));
    assertion.to.have.property('id', 'save');
  });

  it('print plain values as before', () => {
    expect(failureOf(() => expect(1).to.equal(2)).message).to.equal('expected 1 to equal 2');
    expect(failureOf(() => expect(null).to.equal(element)).message).to.contain('<button id="save">');
  });
});

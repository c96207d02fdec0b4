import { expect } from '@open-wc/testing';
import { focusedElement } from '../../platform/page/focused-element.js';
import { place } from '../../testing/fixture.js';
import { containFocus } from './contain-focus.js';
import { waitForElement } from './wait-for-element.js';

const PAGE = `<div>
  <button id="before">before</button>
  <div id="box">
    <button disabled>no</button><button style="display: none">no</button><button tabindex="-1" id="skipped">no</button>
    <button id="first">first</button>
    <span id="host"></span>
    <input id="last">
  </div>
  <button id="after">after</button>
</div>`;

describe('focus that is contained', () => {
  let release: (() => void) | undefined;
  const at = (id: string) => document.getElementById(id)!;
  const press = (shiftKey = false) =>
    focusedElement()?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, composed: true }),
    );

  beforeEach(async () => {
    await place(PAGE);
    const root = at('host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>in shadow</button>';
    at('before').focus();
  });
  afterEach(() => {
    release?.();
    release = undefined;
  });

  it('needs a container or a predicate, and not both [UTL-008]', () => {
    const message = 'One (and only one) of container and predicate must be set';
    expect(() => containFocus({})).to.throw(TypeError, message);
    expect(() => containFocus({ container: document.body, predicate: () => true })).to.throw(TypeError, message);
    try {
      containFocus({});
    } catch (error) {
      expect((error as Error).message).to.equal(message);
    }
  });
  it('begins at the first element of the container that takes it', () => {
    release = containFocus({ container: at('box') });
    expect(focusedElement()).to.equal(at('first'));
  });
  it('stays where it is, if that is in the container', () => {
    at('last').focus();
    release = containFocus({ container: at('box') });
    expect(focusedElement()).to.equal(at('last'));
    at('skipped').focus();
    expect(focusedElement()).to.equal(at('skipped'));
  });
  it('goes on at the other end, by the direction of the key', () => {
    release = containFocus({ container: at('box') });
    at('last').focus();
    press();
    at('after').focus();
    expect(focusedElement()).to.equal(at('first'));
    press(true);
    at('before').focus();
    expect(focusedElement()).to.equal(at('last'));
  });
  it('may be in a shadow root of the container', () => {
    release = containFocus({ container: at('box') });
    const inner = at('host').shadowRoot!.querySelector('button')!;
    inner.focus();
    expect(focusedElement()).to.equal(inner);
  });
  it('stays on the elements that the predicate accepts', () => {
    release = containFocus({ predicate: ({ id }) => id === 'first' || id === 'after' });
    expect(focusedElement()).to.equal(at('first'));
    at('after').focus();
    expect(focusedElement()).to.equal(at('after'));
    press();
    at('last').focus();
    expect(focusedElement()).to.equal(at('first'));
  });
  it('is nowhere where nothing can take it', () => {
    release = containFocus({ predicate: () => false });
    at('after').focus();
    expect(focusedElement()).to.equal(document.body);
  });
  it('returns to where it was when it is released, and is free then', () => {
    containFocus({ container: at('box') })();
    expect(focusedElement()).to.equal(at('before'));
    at('after').focus();
    expect(focusedElement()).to.equal(at('after'));
  });
  it('belongs to the last one of several, and to the one before after that', () => {
    release = containFocus({ container: at('box') });
    const releaseInner = containFocus({ predicate: ({ id }) => id === 'after' });
    expect(focusedElement()).to.equal(at('after'));
    at('last').focus();
    expect(focusedElement()).to.equal(at('after'));
    releaseInner();
    releaseInner();
    expect(focusedElement()).to.equal(at('first'));
    at('before').focus();
    expect(focusedElement()).to.equal(at('first'));
  });
});

describe('waiting for an element of the page', () => {
  it('resolves with it when it is added [UTL-018]', async () => {
    const holder = await place('<div></div>');
    const waiting = waitForElement('.late', { root: holder });
    holder.innerHTML = '<p class="late"></p><p class="late"></p>';
    expect(await waiting).to.equal(holder.firstElementChild);
  });
  it('rejects for a selector that is none', async () => {
    const error: unknown = await waitForElement('..').catch((reason: unknown) => reason);
    expect((error as Error).name).to.equal('SyntaxError');
  });
});

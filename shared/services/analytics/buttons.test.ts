import { expect } from '@open-wc/testing';
import { consent } from '../consent/consent.js';
import { fixtureCleanup, place, warningsOf } from '../../testing/fixture.js';
import { buttonData } from './buttons.js';
import { startAnalytics } from './start-analytics.js';
import { fields, resetVisitor, recordCalls, interceptCalls, SITE } from './testing/measured-page.js';
import { setContext, removeContext } from '../../testing/page-context.js';

const BLOCK = `<div data-sq-track-button='{"id":"b1","alignment":"center","size":"large"}'>
  <span>Our</span> <a href="#shop" target="_blank"> To the
    shop </a></div>`;

const inDocument = (html: string) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.querySelector('[data-sq-track-button]')!;
};

describe('tracked buttons', () => {
  const network = interceptCalls();
  let stop = () => {};
  const track = () => {
    const calls = recordCalls(network);
    consent().accept();
    stop = startAnalytics();
    return calls;
  };
  const isButton = (name: string) => name.startsWith('census/button');

  beforeEach(() => {
    resetVisitor();
    setContext(SITE);
  });
  afterEach(() => {
    stop();
    fixtureCleanup();
    resetVisitor();
    removeContext();
  });

  describe('the payload', () => {
    it('has id, text, address, alignment, size, new window and context [TRK-014]', () => {
      expect(buttonData(inDocument(BLOCK))).to.deep.equal({
        id: 'b1',
        buttonText: 'To the shop',
        clickthroughUrl: '#shop',
        alignment: 'center',
        size: 'large',
        newWindow: 'true',
        context: 'button-block',
      });
    });
    it('is read from attributes too', () => {
      const button = '<button data-sq-track-button id="b2" data-alignment="left" data-size="small">Go</button>';
      expect(buttonData(inDocument(button))).to.include({
        id: 'b2',
        buttonText: 'Go',
        clickthroughUrl: '',
        alignment: 'left',
        size: 'small',
        newWindow: 'false',
      });
    });
    it('states whether the button is in a popup overlay [TRK-015]', () => {
      const { context } = buttonData(inDocument(`<sq-popup><p>${BLOCK}</p></sq-popup>`))!;
      expect(context).to.equal('popup-overlay');
      expect(buttonData(inDocument(BLOCK))!['context']).to.equal('button-block');
    });
    it('does not exist without an id, and the author is warned', async () => {
      const warnings = await warningsOf(() => {
        for (const mark of ['', '{"id":""}', '{"id":{"a":1}}'])
          expect(buttonData(inDocument(`<a data-sq-track-button='${mark}'>Text</a>`)) === undefined, mark).to.be.true;
      });
      expect(warnings).to.deep.equal(['[sq-blocks] <a> is not tracked: it has no id.']);
    });
    it('falls back to the attributes for invalid marks', () => {
      for (const mark of ['', '{', 'null', '[]', '7', '"b"', '{"id":7,"size":null}', '{"__proto__":null}'])
        expect(
          buttonData(inDocument(`<a id="b3" data-size="s" href="/x" data-sq-track-button='${mark}'>Text</a>`)),
          mark,
        ).to.include({ buttonText: 'Text', clickthroughUrl: '/x', size: 's' });
      const form = '<form data-sq-track-button id="f1"><input name="id"><input name="textContent">Send</form>';
      expect(buttonData(inDocument(form))).to.include({ id: 'f1' });
    });
  });

  it('are recorded when they first come into view [TRK-016]', async () => {
    const calls = track();
    await place(`<div>${BLOCK}</div>`);
    const call = await calls.next('census/button-render');
    expect([call.method, call.type]).to.deep.equal(['POST', 'application/x-www-form-urlencoded;charset=UTF-8']);
    expect(fields(call)).to.include({ id: 'b1', context: 'button-block', newWindow: 'true' });
  });
  it('are recorded once: not before they come into view, and not again when they are moved', async () => {
    const calls = track();
    const far = await place(`<div><div style="height: 300vh"></div>${BLOCK}</div>`);
    expect((await calls.settled()).filter(isButton)).to.deep.equal([]);
    const button = far.querySelector('[data-sq-track-button]')!;
    button.scrollIntoView();
    await calls.next('census/button-render');
    far.prepend(button);
    scrollTo(0, 0);
    expect((await calls.settled()).filter(isButton)).to.deep.equal(['census/button-render']);
  });
  it('are recorded when they are clicked, even when the page stops the event [TRK-017]', async () => {
    const calls = track();
    const block = await place(`<div>${BLOCK}</div>`);
    const link = block.querySelector('a')!;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    await calls.next('census/button-render');
    link.click();
    const call = await calls.next('census/button-click');
    expect(fields(call)).to.include({ id: 'b1', buttonText: 'To the shop', clickthroughUrl: '#shop' });
  });
  it('count clicks of the middle button, but not of the right button or beside the link', async () => {
    const calls = track();
    const block = await place(`<div>${BLOCK}</div>`);
    await calls.next('census/button-render');
    const press = (target: Element, button: number) =>
      target.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, composed: true, button }));
    press(block.querySelector('a')!, 2);
    block.querySelector('span')!.click();
    document.body.click();
    press(block.querySelector('a')!, 1);
    await calls.next('census/button-click');
    expect((await calls.settled()).filter(isButton)).to.deep.equal(['census/button-render', 'census/button-click']);
  });
  it('are not recorded after the visitor has declined, nor after the end', async () => {
    const calls = track();
    const block = await place(`<div><button data-sq-track-button id="b1">Go</button></div>`);
    await calls.next('census/button-render');
    consent().decline();
    block.querySelector('button')!.click();
    await place('<button data-sq-track-button id="b2">Go</button>');
    consent().accept();
    await calls.next('census/button-render', 3);
    stop();
    block.querySelector('button')!.click();
    await place('<button data-sq-track-button id="b3">Go</button>');
    const names = (await calls.settled()).filter(isButton);
    expect(names).to.deep.equal(['census/button-render', 'census/button-render', 'census/button-render']);
  });
  it('are each recorded once while the page keeps changing', async () => {
    const calls = track();
    const list = await place('<div style="font-size: 1px; line-height: 1"></div>');
    for (let index = 0; index < 20; index++) {
      list.insertAdjacentHTML('beforeend', `<a data-sq-track-button id="n${index}" href="#">x</a>`);
      await new Promise(requestAnimationFrame);
    }
    await calls.next('census/button-render', 20);
    await calls.settled();
    const ids = calls.of('census/button-render').map((call) => fields(call)['id']);
    expect(new Set(ids).size).to.equal(20);
    expect(ids.length).to.equal(20);
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { pretend } from '../../shared/testing/storage.js';
import { closeAtOnce, closed, endAnimations, isOpen, placeLightbox, shown, type Lightbox } from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

const named = slides(3).replaceAll('data-slide-id', 'data-slide-url="" data-slide-id');

/** Goes back or forward, and resolves when the browser has done so. */
async function travel(way: 'back' | 'forward') {
  const arrived = nextEvent(window, 'popstate');
  history[way]();
  await arrived;
}

describe('the history entry of a lightbox', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  let before = '';
  withPageSheet(sheet);
  beforeEach(() => {
    media = pretendMedia(/432px/, false);
    before = location.href;
  });
  afterEach(async () => {
    await closeAtOnce(current);
    current?.remove();
    media.restore();
    history.replaceState(null, '', before);
  });
  async function open(attributes = '', at = 0) {
    current = await placeLightbox(attributes, named);
    await current.open(at);
    return current;
  }
  const isShown = (name: string) => until(() => isOpen(current!) && shown(current!) === name, name);
  const isClosed = () => until(() => !isOpen(current!), 'closed');

  it('is left by Back, which closes it, and entered by Forward, which opens it where it was', async () => {
    const element = await open();
    await sendKeys({ press: 'ArrowRight' });
    await travel('back');
    await isClosed();
    await travel('forward');
    await isShown('Slide 2');
    await closed(() => element.close());
    expect(location.href).to.equal(before);
  });
  it('with history-hash every address of an item shows it, by Back, Forward and links', async () => {
    const element = await open('history-hash');
    expect(location.hash).to.equal('#s0');
    // Not by history.length: browsers limit it to fifty.
    const push = history.pushState.bind(history);
    let pushed = 0;
    history.pushState = (...entry) => {
      pushed++;
      push(...entry);
    };
    await sendKeys({ press: 'ArrowRight' });
    await until(() => location.hash === '#s1');
    expect(pushed, 'a step adds no history entry').to.equal(0);
    history.pushState = push;
    await travel('back');
    await isClosed();
    expect(location.href).to.equal(before);
    await travel('forward');
    await isShown('Slide 2');
    expect(location.hash).to.equal('#s1');
    // A link to another item, and the way back through both.
    location.hash = '#s2';
    await isShown('Slide 3');
    await travel('back');
    await isShown('Slide 2');
    await travel('back');
    await isClosed();
    expect(location.href).to.equal(before);
    await travel('forward');
    await isShown('Slide 2');
    await closed(() => element.close());
    expect(location.href).to.equal(before);
  });
  it('closing it over another item’s entry leaves no address without a viewer', async () => {
    const element = await open('history-hash');
    location.hash = '#s2';
    await isShown('Slide 3');
    await closed(() => element.close());
    expect(isOpen(element)).to.equal(false);
    await until(() => location.hash === '');
    await travel('back');
    expect(location.href).to.equal(before);
  });
  it('a page opened at the address of an item shows it; Back closes it and stays on the page', async () => {
    history.replaceState(null, '', '#s2');
    current = await placeLightbox('history-hash', named);
    await isShown('Slide 3');
    expect(location.hash).to.equal('#s2');
    await travel('back');
    await isClosed();
    expect(location.href).to.equal(before);
  });
  it('a page opened at the address of an item shows it when its visitor is not in the middle of a form', async () => {
    history.replaceState(null, '', '#s2');
    const form = document.createElement('form');
    form.innerHTML = '<input aria-label="Name">';
    document.body.append(form);
    const [input] = form.querySelectorAll('input');
    input!.focus();
    await sendKeys({ type: 'Ada' });
    current = await placeLightbox('history-hash', named);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isOpen(current)).to.equal(false);
    input!.blur();
    form.reset();
    await isShown('Slide 3');
    form.remove();
    await closed(() => current!.close());
  });
  it('a page loaded again at the entry of a viewer shows its item, and adds no entry', async () => {
    history.pushState({ sqLightbox: { id: 'of an earlier load', index: 1 } }, '', '#s1');
    const push = history.pushState.bind(history);
    let pushed = 0;
    history.pushState = (...entry) => {
      pushed++;
      push(...entry);
    };
    current = await placeLightbox('history-hash', named);
    await isShown('Slide 2');
    history.pushState = push;
    expect(pushed).to.equal(0);
    await closed(() => current!.close());
    expect(location.href).to.equal(before);
  });
  it('keeps the fragment of the page without history-hash', async () => {
    history.replaceState(null, '', '#prices');
    const element = await open();
    expect(location.hash).to.equal('#prices');
    await closed(() => element.close());
    expect(location.hash).to.equal('#prices');
  });
  it('is written once by an opening, and by a step not before that is drawn', async () => {
    const written: string[] = [];
    const undo = (['pushState', 'replaceState'] as const).map((name) => {
      const write = history[name].bind(history);
      return pretend(history, name, (state: unknown, title: string, address?: string | URL | null) => {
        written.push(name);
        write(state, title, address);
      });
    });
    const element = await open();
    expect(written).to.deep.equal(['pushState']);
    const stepped = nextEvent(element, 'sq-lightbox-change');
    void element.next();
    await stepped;
    expect(written).to.deep.equal(['pushState']);
    await until(() => (history.state as { sqLightbox: { index: number } }).sqLightbox.index === 1);
    expect(written).to.deep.equal(['pushState', 'replaceState']);
    undo.forEach((each) => each());
  });
  it('is entered again where it was by a visitor who has left it right after a step', async () => {
    const element = await open();
    const stepped = nextEvent(element, 'sq-lightbox-change');
    void element.next();
    await stepped;
    await travel('back');
    await isClosed();
    await travel('forward');
    await isShown('Slide 2');
    await travel('back');
    await isClosed();
    await element.open(0);
    await travel('back');
    await isClosed();
    await travel('forward');
    await isShown('Slide 1');
  });
  it('survives an opening right after closing', async () => {
    const element = await open();
    const gone = nextEvent(window, 'popstate');
    const closing = nextEvent(element, 'sq-lightbox-close');
    void element.close();
    await closing;
    await element.open(2);
    await gone;
    await until(() => 'sqLightbox' in ((history.state ?? {}) as object), 'it has an entry of its own again');
    await isShown('Slide 3');
    await travel('back');
    await isClosed();
  });

  for (const [how, refuse] of Object.entries({
    'by an error, as Safari': () => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    },
    'without a word, as Chromium': () => {},
  }))
    describe(`that the browser refuses ${how}`, () => {
      const undo: (() => void)[] = [];
      const refuseEntries = () => {
        for (const name of ['pushState', 'replaceState'] as const) undo.push(pretend(history, name, refuse));
      };
      const accept = () => undo.splice(0).forEach((each) => each());
      afterEach(accept);

      it('keeps no viewer from opening, going on and closing, and the page has its state after it', async () => {
        history.replaceState({ router: 7 }, '');
        refuseEntries();
        const element = await open('history-hash');
        await isShown('Slide 1');
        await sendKeys({ press: 'ArrowRight' });
        await isShown('Slide 2');
        const isEnded = element.close();
        await until(() => {
          endAnimations(element);
          return !isOpen(element);
        });
        await isEnded;
        expect([history.state, location.href]).to.deep.equal([{ router: 7 }, before]);
        accept();
        await element.open(2);
        await isShown('Slide 3');
        expect(location.hash).to.equal('#s2');
      });
      it('names the item at which the visitor stops a little later', async () => {
        const held = holdTimers(10_000);
        undo.push(held.restore);
        const element = await open('history-hash');
        refuseEntries();
        await sendKeys({ press: 'ArrowRight' });
        await isShown('Slide 2');
        await sendKeys({ press: 'ArrowRight' });
        await isShown('Slide 3');
        expect(location.hash).to.equal('#s0');
        accept();
        held.runOut(10_000);
        expect(location.hash).to.equal('#s2');
        await closeAtOnce(element);
        expect(location.href).to.equal(before);
      });
    });
});

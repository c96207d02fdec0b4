import { expect, waitUntil } from '@open-wc/testing';
import { outbox } from '../../shared/outbox/outbox.js';
import { loadDraft } from '../../shared/storage/drafts.js';
import { inShadow, nextEvent, place, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../define/derived-types.js';
import type { form } from './declaration.js';
import './index.js';
import sheet from './sq-form.css' with { type: 'css' };
import { FORM_CALLS, pretendFormBackend } from './testing/form-backend.js';

type Form = ElementOf<typeof form>;

const CONTROLS = `<form>
  <label>Name <input name="name"></label>
  <label>Password <input name="secret" type="password"></label>
  <label>Card <input name="card" autocomplete="cc-number"></label>
  <label>Topic <select name="topic"><option>One</option><option>Two</option></select></label>
  <label><input type="checkbox" name="extra" value="a"> A</label>
  <label><input type="checkbox" name="extra" value="b" checked> B</label>
  <label>Message <textarea name="message"></textarea></label>
  <button>Send</button></form>`;

describe('what the visitor typed', () => {
  const { network, saves, keys, answer, values } = pretendFormBackend();
  let online = () => {};
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);
  afterEach(() => {
    online();
    online = () => {};
  });

  let made = 0;
  const id = () => `kept-${++made}`;
  const open = (formId: string, attributes = '') =>
    place<Form>(`<sq-form form-id="${formId}" ${attributes}>${CONTROLS}</sq-form>`);
  const control = <E extends HTMLElement = HTMLInputElement>(element: Element, name: string) =>
    element.querySelector<E>(`[name="${name}"]`)!;
  function type(element: Element, entries: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(entries)) {
      control(element, name).value = value;
      control(element, name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const placeOf = (formId: string) => `${location.pathname}#${formId}`;
  /** The page is left for another tab, or for good. */
  function leave() {
    const restore = pretend(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    restore();
  }
  /** Typed once more until the code that keeps it has come. */
  const kept = (element: Element, formId: string, entries: Readonly<Record<string, string>>) =>
    waitUntil(
      async () => {
        type(element, entries);
        leave();
        return (await loadDraft(placeOf(formId)))?.['name']?.[0] === entries['name'];
      },
      '',
      { timeout: 3000 },
    );
  function goOffline() {
    const restore = pretend(navigator, 'onLine', false);
    network.use(http.post(FORM_CALLS.key, () => HttpResponse.error()));
    online = () => {
      restore();
      network.resetHandlers();
    };
  }
  function goOnline() {
    online();
    online = () => {};
    answer();
    window.dispatchEvent(new Event('online'));
  }
  const send = (element: Element) => element.querySelector('button')!.click();
  const waiting = (element: Element) => !inShadow(element, '[part=queued]')!.hidden;

  it('is there again after a reload, and the form says so', async () => {
    const formId = id();
    const first = await open(formId);
    control(first, 'extra').checked = true;
    control<HTMLSelectElement>(first, 'topic').value = 'Two';
    await kept(first, formId, { name: 'Ada', message: 'Hello\nthere' });
    first.remove();
    const restored = nextEvent(document, 'sq-form-restore');
    const second = await open(formId);
    await restored;
    expect([control(second, 'name').value, control(second, 'message').value]).to.deep.equal(['Ada', 'Hello\nthere']);
    expect(control<HTMLSelectElement>(second, 'topic').value).to.equal('Two');
    expect([...second.querySelectorAll<HTMLInputElement>('[name=extra]')].map(({ checked }) => checked)).to.deep.equal([
      true,
      true,
    ]);
    await waitUntil(
      () => inShadow(second, '[part=status]')!.textContent === 'What you typed before has been put back.',
    );
  });
  it('never holds passwords, or what a browser is asked not to remember', async () => {
    const formId = id();
    await kept(await open(formId), formId, { name: 'Ada', secret: 'hunter2', card: '4111' });
    expect(Object.keys((await loadDraft(placeOf(formId)))!)).to.deep.equal(['name', 'topic', 'extra', 'message']);
  });
  it('does not overwrite what has been typed since', async () => {
    const formId = id();
    const first = await open(formId);
    await kept(first, formId, { name: 'Ada', message: 'Old' });
    first.remove();
    const restored = nextEvent(document, 'sq-form-restore');
    const holder = await place('<div></div>');
    holder.innerHTML = `<sq-form form-id="${formId}">${CONTROLS}</sq-form>`;
    const element = holder.firstElementChild!;
    type(element, { message: 'New' });
    await restored;
    expect([control(element, 'name').value, control(element, 'message').value]).to.deep.equal(['Ada', 'New']);
  });
  it('is forgotten when it has been sent', async () => {
    answer();
    const formId = id();
    const element = await open(formId);
    await kept(element, formId, { name: 'Ada' });
    const done = nextEvent(element, 'sq-submit-success');
    send(element);
    await done;
    await waitUntil(async () => (await loadDraft(placeOf(formId))) === undefined);
    leave();
    element.remove();
    expect(await loadDraft(placeOf(formId))).to.equal(undefined);
  });
  it('is not kept with remember="false"', async () => {
    const formId = id();
    const element = await open(formId, 'remember="false"');
    type(element, { name: 'Ada' });
    leave();
    element.remove();
    expect(await loadDraft(placeOf(formId))).to.equal(undefined);
  });
  it('stays through a failed send', async () => {
    answer(() => new HttpResponse(null, { status: 500 }));
    const formId = id();
    const element = await open(formId);
    await kept(element, formId, { name: 'Ada' });
    const end = nextEvent(element, 'sq-submit-error');
    send(element);
    await end;
    expect((await loadDraft(placeOf(formId)))!['name']).to.deep.equal(['Ada']);
    expect(control(element, 'name').value).to.equal('Ada');
  });

  describe('without a network', () => {
    async function queue(formId: string) {
      goOffline();
      const element = await open(formId);
      await kept(element, formId, { name: 'Ada', message: 'Hello' });
      const queued = nextEvent(element, 'sq-form-queued');
      send(element);
      await queued;
      return element;
    }
    it('waits, visibly, and is sent once when there is one again', async () => {
      const element = await queue(id());
      expect(waiting(element)).to.equal(true);
      expect(inShadow(element, '[part=queued] [role=status]')!.textContent).to.contain('You are offline');
      expect(element.querySelector('form')!.checkVisibility()).to.equal(false);
      await expect(element).to.be.accessible();
      const done = nextEvent(element, 'sq-submit-success');
      goOnline();
      window.dispatchEvent(new Event('online'));
      await done;
      expect(values()).to.include({ name: 'Ada', message: 'Hello' });
      expect([keys.length, saves.length, waiting(element)]).to.deep.equal([1, 1, false]);
      expect(element.querySelector('.sq-form-success')!.textContent).to.equal('Thank you!');
      expect(await outbox().waiting()).to.deep.equal([]);
    });
    it('survives a reload, and goes under one idempotency key', async () => {
      const formId = id();
      const first = await queue(formId);
      const [item] = await outbox().waiting();
      first.remove();
      const still = nextEvent(document, 'sq-form-queued');
      const second = await open(formId);
      await still;
      expect(waiting(second)).to.equal(true);
      const done = nextEvent(second, 'sq-submit-success');
      goOnline();
      await done;
      expect(saves[0]!.request.headers.get('idempotency-key')).to.equal(item!.id);
      expect(saves).to.have.length(1);
    });
    it('can be taken back and changed', async () => {
      const element = await queue(id());
      inShadow(element, '[part=queued] button')!.click();
      await waitUntil(() => !waiting(element));
      expect(element.querySelector('form')!.checkVisibility()).to.equal(true);
      expect(control(element, 'message').value).to.equal('Hello');
      expect(await outbox().waiting()).to.deep.equal([]);
    });
    it('comes back into the form when the server does not take it', async () => {
      const formId = id();
      (await queue(formId)).remove();
      const still = nextEvent(document, 'sq-form-queued');
      const element = await open(formId);
      await still;
      online();
      online = () => {};
      answer(() => new HttpResponse(null, { status: 404 }));
      const end = nextEvent(element, 'sq-submit-error');
      window.dispatchEvent(new Event('online'));
      await end;
      expect(inShadow(element, '[part=banner-above]')!.textContent).to.contain('could not be delivered');
      expect(control(element, 'message').value).to.equal('Hello');
    });
    it('is an error like any other where nothing can be kept', async () => {
      goOffline();
      const element = await open(id(), 'remember="false"');
      const end = nextEvent<CustomEvent<{ status: number }>>(element, 'sq-submit-error');
      send(element);
      expect((await end).detail.status).to.equal(0);
      expect(waiting(element)).to.equal(false);
    });
  });
  it('sent again after a lost answer, it is the same submission; changed, it is another', async () => {
    let lost = true;
    answer(() => (lost ? HttpResponse.error() : new HttpResponse(null, { status: 500 })));
    const element = await open(id());
    type(element, { name: 'Ada' });
    for (const step of ['lost', 'again', 'changed']) {
      if (step === 'changed') type(element, { name: 'Grace' });
      const end = nextEvent(element, 'sq-submit-error');
      send(element);
      await end;
      lost = false;
    }
    const ids = saves.map(({ request }) => request.headers.get('idempotency-key'));
    expect(new Set(ids.slice(0, -1)).size).to.equal(1);
    expect(ids.at(-1)).not.to.equal(ids[0]);
  });
});

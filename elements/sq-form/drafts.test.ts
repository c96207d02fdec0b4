import { expect } from '@open-wc/testing';
import { createOutbox, outbox } from '../../shared/forms/outbox/outbox.js';
import { loadAttempt, loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { holdTimers, skipTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import './index.js';
import sheet from './sq-form.css' with { type: 'css' };
import { FORM_CALLS, pretendFormBackend } from './testing/form-backend.js';
import { placeOfForm } from './testing/kept.js';

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

describe('drafts of sq-form', () => {
  const { network, saves, keys, answer, values } = pretendFormBackend();
  let online = () => {};
  let restoreTimers = () => {};
  before(() => withPageSheet(sheet));
  beforeEach(emptyDatabase);
  // The pause before a call is sent again: shared/platform/requests proves its length.
  beforeEach(() => (restoreTimers = skipTimers(200)));
  afterEach(() => {
    restoreTimers();
    online();
    online = () => {};
  });

  let formCount = 0;
  const id = () => `draft-${++formCount}`;
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
  const placeOf = placeOfForm;
  /** The visitor goes to another tab, or closes this one. */
  function hidePage() {
    const restore = pretend(document, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    restore();
  }
  /** Types and hides the page until the draft is saved: the code that saves it may not be loaded yet. */
  const saveDraftOf = (element: Element, formId: string, entries: Readonly<Record<string, string>>) =>
    until(async () => {
      type(element, entries);
      hidePage();
      return (await loadDraft(placeOf(formId)))?.['name']?.[0] === entries['name'];
    }, '');
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
  const isWaiting = (element: Element) => !inShadow(element, '[part=queued]')!.hidden;

  it('a draft is restored after a reload, and a status announces it', async () => {
    const formId = id();
    const first = await open(formId);
    control(first, 'extra').checked = true;
    control<HTMLSelectElement>(first, 'topic').value = 'Two';
    await saveDraftOf(first, formId, { name: 'Ada', message: 'Hello\nthere' });
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
    await until(() => inShadow(second, '[part=status]')!.textContent === 'What you typed before has been put back.');
  });
  describe('the same content is sent under the same key until it is accepted', () => {
    const keysOf = () => saves.map(({ request }) => request.headers.get('idempotency-key'));
    const openCalls: (() => void)[] = [];
    // The network of the tests waits for its answers.
    afterEach(() => openCalls.splice(0).forEach((end) => end()));
    /** Sends, and loses the page or the block before the answer comes. */
    async function sendAndLeave(element: Element) {
      answer(() => new Promise<Response>((resolve) => openCalls.push(() => resolve(HttpResponse.error()))));
      const before = saves.length;
      send(element);
      await until(() => saves.length > before);
      hidePage();
      element.remove();
    }
    const restoredForm = async (formId: string) => {
      const restored = nextEvent(document, 'sq-form-restore');
      const element = await open(formId);
      await restored;
      return element;
    };

    it('after a reload while it was being sent', async () => {
      const formId = id();
      const first = await open(formId);
      await saveDraftOf(first, formId, { name: 'Ada', message: 'Hello' });
      await sendAndLeave(first);
      answer();
      const second = await restoredForm(formId);
      const done = nextEvent(second, 'sq-submit-success');
      send(second);
      await done;
      expect(keysOf()).to.have.length(2);
      expect(new Set(keysOf()).size, keysOf().join()).to.equal(1);
      expect(keysOf()[0]).to.be.a('string');
    });
    it('but other content has another one', async () => {
      const formId = id();
      const first = await open(formId);
      await saveDraftOf(first, formId, { name: 'Ada' });
      await sendAndLeave(first);
      answer();
      const second = await restoredForm(formId);
      type(second, { message: 'And this.' });
      const done = nextEvent(second, 'sq-submit-success');
      send(second);
      await done;
      expect(new Set(keysOf()).size).to.equal(2);
    });
    it('and when it was accepted, the same content is another submission', async () => {
      const formId = id();
      for (let time = 0; time < 2; time++) {
        answer();
        const element = await open(formId);
        await saveDraftOf(element, formId, { name: 'Ada' });
        const done = nextEvent(element, 'sq-submit-success');
        send(element);
        await done;
        await until(async () => (await loadAttempt(placeOf(formId))) === undefined);
        element.remove();
      }
      expect(new Set(keysOf()).size).to.equal(2);
    });
    it('of a form with a secret nothing is stored', async () => {
      const formId = id();
      const element = await open(formId);
      await saveDraftOf(element, formId, { name: 'Ada' });
      type(element, { secret: 'hunter2' });
      await sendAndLeave(element);
      expect(await loadAttempt(placeOf(formId))).to.equal(undefined);
    });
  });
  it('a draft never contains passwords or card numbers', async () => {
    const formId = id();
    await saveDraftOf(await open(formId), formId, { name: 'Ada', secret: 'hunter2', card: '4111' });
    expect(Object.keys((await loadDraft(placeOf(formId)))!)).to.deep.equal(['name']);
  });
  it('a draft never contains a control, or a form, whose autocomplete forbids it', async () => {
    const tokens = ['off', 'one-time-code', 'new-password', 'section-a current-password', 'cc-csc'];
    const controls = tokens.map(
      (token, index) => `<input name="secret${index}" autocomplete="${token}" aria-label="s">`,
    );
    const formId = id();
    const element = await place<Form>(
      `<sq-form form-id="${formId}"><form><input name="name" aria-label="n">${controls.join('')}</form></sq-form>`,
    );
    const secrets = Object.fromEntries(tokens.map((_, index) => [`secret${index}`, 'x']));
    await saveDraftOf(element, formId, { ...secrets, name: 'Ada' });
    expect(Object.keys((await loadDraft(placeOf(formId)))!)).to.deep.equal(['name']);
    element.querySelector('form')!.setAttribute('autocomplete', 'off');
    type(element, { name: 'Bea' });
    hidePage();
    await until(async () => (await loadDraft(placeOf(formId))) === undefined);
  });
  it('a draft never contains a password that is shown as text', async () => {
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada', secret: 'hunter2' });
    control(element, 'secret').type = 'text';
    await saveDraftOf(element, formId, { name: 'Bea', secret: 'hunter2' });
    expect(Object.keys((await loadDraft(placeOf(formId)))!)).to.deep.equal(['name']);
  });
  it('a draft never contains a password that was shown before the code was loaded', async () => {
    const formId = id();
    const element = await open(formId);
    control(element, 'secret').type = 'text';
    await saveDraftOf(element, formId, { name: 'Ada', secret: 'hunter2' });
    expect(Object.keys((await loadDraft(placeOf(formId)))!)).to.deep.equal(['name']);
  });
  it('a draft contains entries typed before the code was loaded', async () => {
    const formId = id();
    const element = await open(formId);
    type(element, { name: 'Ada' });
    await until(async () => {
      hidePage();
      return (await loadDraft(placeOf(formId)))?.['name']?.[0] === 'Ada';
    });
  });
  it('restoring does not overwrite newer entries', async () => {
    const formId = id();
    const first = await open(formId);
    await saveDraftOf(first, formId, { name: 'Ada', message: 'Old' });
    first.remove();
    const restored = nextEvent(document, 'sq-form-restore');
    const holder = await place('<div></div>');
    holder.innerHTML = `<sq-form form-id="${formId}">${CONTROLS}</sq-form>`;
    const element = holder.firstElementChild!;
    type(element, { message: 'New' });
    await restored;
    expect([control(element, 'name').value, control(element, 'message').value]).to.deep.equal(['Ada', 'New']);
  });
  it('the draft is deleted when the form has been sent', async () => {
    answer();
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada' });
    const done = nextEvent(element, 'sq-submit-success');
    send(element);
    await done;
    await until(async () => (await loadDraft(placeOf(formId))) === undefined);
    hidePage();
    element.remove();
    expect(await loadDraft(placeOf(formId))).to.equal(undefined);
  });
  it('the draft stays deleted when the control changed last loses the focus to the message of success', async () => {
    answer();
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada' });
    control(element, 'message').focus();
    await typeText('Hello');
    const done = nextEvent(element, 'sq-submit-success');
    void element.submit();
    await done;
    expect(document.activeElement).to.have.property('className', 'sq-form-success');
    hidePage();
    expect(await loadDraft(placeOf(formId))).to.equal(undefined);
  });
  it('nothing is stored with remember="false"', async () => {
    const formId = id();
    const element = await open(formId, 'remember="false"');
    type(element, { name: 'Ada' });
    hidePage();
    element.remove();
    expect(await loadDraft(placeOf(formId))).to.equal(undefined);
  });
  it('the status about a restored draft disappears with the next failure or success', async () => {
    let status = 500;
    answer(() => new HttpResponse(null, { status }));
    const formId = id();
    const first = await open(formId);
    await saveDraftOf(first, formId, { name: 'Ada' });
    first.remove();
    const restored = nextEvent(document, 'sq-form-restore');
    const element = await open(formId);
    await restored;
    const statusText = () => inShadow(element, '[part=status]')!.textContent;
    await until(() => statusText() !== '');
    for (const end of ['sq-submit-error', 'sq-submit-success']) {
      const ended = nextEvent(element, end);
      send(element);
      await ended;
      await settled(element);
      expect(statusText()).to.equal('');
      status = 204;
    }
  });
  it('the draft is deleted when the visitor resets the form', async () => {
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada' });
    element.querySelector('form')!.reset();
    await until(async () => (await loadDraft(placeOf(formId))) === undefined);
    hidePage();
    element.remove();
    expect(await loadDraft(placeOf(formId))).to.equal(undefined);
  });
  it('restoring skips controls whose default the author has changed, and dispatches input and change for the others', async () => {
    const formId = id();
    const first = await open(formId);
    control<HTMLSelectElement>(first, 'topic').value = 'Two';
    await saveDraftOf(first, formId, { name: 'Ada' });
    first.remove();
    const restored = nextEvent(document, 'sq-form-restore');
    const holder = await place('<div></div>');
    const events: string[] = [];
    for (const type of ['input', 'change'])
      holder.addEventListener(type, ({ target }) => events.push(`${type} ${(target as HTMLInputElement).name}`));
    holder.innerHTML = `<sq-form form-id="${formId}"><form><label>Name <input name="name"></label>
      <label>Message <textarea name="message">New default</textarea></label>
      <label>Topic <select name="topic"><option>Zero<option selected>Three</select></label></form></sq-form>`;
    await restored;
    const element = holder.firstElementChild!;
    expect(control(element, 'name').value).to.equal('Ada');
    expect(control(element, 'message').value).to.equal('New default');
    expect(control(element, 'topic').value).to.equal('Three');
    expect(events).to.deep.equal(['input name', 'change name']);
  });
  it('two forms with the same form-id on one page have separate drafts', async () => {
    const formId = id();
    const both = () => Promise.all([open(formId), open(formId)]);
    const old = await both();
    await saveDraftOf(old[0], formId, { name: 'Ada' });
    await until(async () => {
      type(old[1], { name: 'Grace' });
      hidePage();
      return (await loadDraft(`${placeOf(formId)}~`)) !== undefined;
    });
    old.forEach((element) => element.remove());
    const fresh = await both();
    await until(() => fresh.every((element) => control(element, 'name').value !== ''));
    expect(fresh.map((element) => control(element, 'name').value)).to.deep.equal(['Ada', 'Grace']);
  });
  it('a draft contains controls outside of the form', async () => {
    const formId = id();
    const element = await place<Form>(
      `<sq-form form-id="${formId}"><form id="${formId}"><input name="name"></form></sq-form>`,
    );
    const outside = document.createElement('input');
    outside.name = 'far';
    outside.setAttribute('form', formId);
    element.after(outside);
    await until(async () => {
      outside.value = 'x';
      outside.dispatchEvent(new Event('input', { bubbles: true }));
      hidePage();
      return (await loadDraft(placeOf(formId)))?.['far']?.[0] === 'x';
    });
    outside.remove();
  });
  it('the draft stays when sending fails', async () => {
    answer(() => new HttpResponse(null, { status: 500 }));
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada' });
    const end = nextEvent(element, 'sq-submit-error');
    send(element);
    await end;
    expect((await loadDraft(placeOf(formId)))!['name']).to.deep.equal(['Ada']);
    expect(control(element, 'name').value).to.equal('Ada');
  });

  describe('without a network, a submission', () => {
    async function queue(formId: string) {
      goOffline();
      const element = await open(formId);
      await saveDraftOf(element, formId, { name: 'Ada', message: 'Hello' });
      const queued = nextEvent(element, 'sq-form-queued');
      send(element);
      await queued;
      return element;
    }
    it('waits in the queue, shows it, and is sent once when the network is back', async () => {
      const element = await queue(id());
      expect(isWaiting(element)).to.equal(true);
      expect(inShadow(element, '[part=queued] [role=status]')!.textContent).to.contain('You are offline');
      expect(element.querySelector('form')!.checkVisibility()).to.equal(false);
      await expect(element).to.be.accessible();
      const done = nextEvent(element, 'sq-submit-success');
      goOnline();
      window.dispatchEvent(new Event('online'));
      await done;
      expect(values()).to.include({ name: 'Ada', message: 'Hello' });
      expect([keys.length, saves.length, isWaiting(element)]).to.deep.equal([1, 1, false]);
      expect(element.querySelector('.sq-form-success')!.textContent).to.equal('Thank you!');
      expect(await outbox().items()).to.deep.equal([]);
    });
    it('is told to a screen reader that was in the form: the message has the focus, and a name', async () => {
      goOffline();
      const formId = id();
      const element = await open(formId);
      await saveDraftOf(element, formId, { name: 'Ada', message: 'Hello' });
      control(element, 'name').focus();
      const queued = nextEvent(element, 'sq-form-queued');
      send(element);
      await queued;
      await until(() => element.shadowRoot!.activeElement?.getAttribute('role') === 'group');
      const message = element.shadowRoot!.activeElement!;
      expect(message.getAttribute('aria-label')).to.equal(message.textContent);
      await expect(element).to.be.accessible();
    });
    it('with a password is not stored in the queue', async () => {
      goOffline();
      const element = await open(id());
      type(element, { name: 'Ada', secret: 'hunter2' });
      const end = nextEvent(element, 'sq-submit-error');
      send(element);
      await end;
      expect(await outbox().items()).to.deep.equal([]);
      expect(control(element, 'secret').value).to.equal('hunter2');
    });
    it('stays in the queue after a reload, with the same idempotency key', async () => {
      const formId = id();
      const first = await queue(formId);
      const [item] = await outbox().items();
      first.remove();
      const stillQueued = nextEvent(document, 'sq-form-queued');
      const second = await open(formId);
      await stillQueued;
      expect(isWaiting(second)).to.equal(true);
      const done = nextEvent(second, 'sq-submit-success');
      goOnline();
      await done;
      expect(saves[0]!.request.headers.get('idempotency-key')).to.equal(item!.id);
      expect(saves).to.have.length(1);
    });
    it('can be taken back and changed', async () => {
      const element = await queue(id());
      inShadow(element, '[part=queued] button')!.click();
      await until(() => !isWaiting(element));
      expect(element.querySelector('form')!.checkVisibility()).to.equal(true);
      expect(control(element, 'message').value).to.equal('Hello');
      await until(async () => (await outbox().items()).length === 0);
    });
    it('is put back into the form when the server refuses it', async () => {
      const formId = id();
      (await queue(formId)).remove();
      const stillQueued = nextEvent(document, 'sq-form-queued');
      const element = await open(formId);
      await stillQueued;
      online();
      online = () => {};
      answer(() => new HttpResponse(null, { status: 404 }));
      const end = nextEvent(element, 'sq-submit-error');
      window.dispatchEvent(new Event('online'));
      await end;
      expect(inShadow(element, '[part=banner-above]')!.textContent).to.contain('could not be delivered');
      expect(control(element, 'message').value).to.equal('Hello');
    });
    it('keeps its idempotency key when it may have arrived already', async () => {
      const formId = id();
      const element = await open(formId);
      await saveDraftOf(element, formId, { name: 'Ada' });
      answer(() => {
        // It has arrived; then the network fails, and the answer is lost.
        if (navigator.onLine) online = pretend(navigator, 'onLine', false); // once: each retry is answered here
        return HttpResponse.error();
      });
      const queued = nextEvent(element, 'sq-form-queued');
      send(element);
      await queued;
      const done = nextEvent(element, 'sq-submit-success');
      goOnline();
      await done;
      expect(new Set(saves.map(({ request }) => request.headers.get('idempotency-key'))).size).to.equal(1);
    });
    it('keeps its idempotency key when it is taken back and sent unchanged after a reload', async () => {
      const formId = id();
      (await queue(formId)).remove();
      const [item] = await outbox().items();
      const stillQueued = nextEvent(document, 'sq-form-queued');
      const element = await open(formId);
      await stillQueued;
      inShadow(element, '[part=queued] button')!.click();
      await until(() => !isWaiting(element));
      online();
      online = () => {};
      answer();
      const done = nextEvent(element, 'sq-submit-success');
      send(element);
      await done;
      expect(saves[0]!.request.headers.get('idempotency-key')).to.equal(item!.id);
    });
    it('moves the focus to its message, and back into the form', async () => {
      goOffline();
      const formId = id();
      const element = await open(formId);
      await saveDraftOf(element, formId, { name: 'Ada' });
      element.querySelector('button')!.focus();
      const queued = nextEvent(element, 'sq-form-queued');
      send(element);
      await queued;
      await settled(element);
      const message = inShadow(element, '[part=queued] [tabindex]')!;
      expect([element.shadowRoot!.activeElement === message, message.role]).to.deep.equal([true, 'group']);
      const change = inShadow(element, '[part=queued] button')!;
      change.focus();
      change.click();
      await until(() => !isWaiting(element));
      await until(() => document.activeElement === control(element, 'name'));
    });
    it('is put back into the form when another tab has removed it while the page was in the back/forward cache', async () => {
      const element = await queue(id());
      const [item] = await outbox().items();
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      await createOutbox().remove(item!.id);
      await settled(element);
      expect(isWaiting(element), 'not notified').to.equal(true);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await until(() => !isWaiting(element));
      expect(control(element, 'message').value).to.equal('Hello');
    });
    it('still waits in a page restored from the back/forward cache', async () => {
      const element = await queue(id());
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await until(async () => ((await outbox().items())[0]?.attempts ?? 0) > 0);
      await settled(element);
      expect(isWaiting(element)).to.equal(true);
    });
    it('can be taken back even when the device has lost it', async () => {
      const element = await queue(id());
      await emptyDatabase();
      inShadow(element, '[part=queued] button')!.click();
      await until(() => !isWaiting(element));
      expect(control(element, 'message').value).to.equal('Hello');
    });
    it('is sent from another page of the site; when it is refused there, it becomes a draft', async () => {
      for (const status of [204, 404]) {
        const formId = id();
        (await queue(formId)).remove();
        online();
        online = () => {};
        answer(() => new HttpResponse(null, { status }));
        const other = await open(id());
        await until(async () => (await outbox().items()).length === 0);
        const draft = await loadDraft(placeOf(formId));
        expect(draft?.['message']).to.deep.equal(status === 204 ? undefined : ['Hello']);
        other.remove();
      }
    });
    for (const status of [408, 429, 500, 503])
      it(`stays in the queue while the server answers with status ${status}`, async () => {
        const element = await queue(id());
        online();
        online = () => {};
        answer(() => new HttpResponse(null, { status }));
        let retries = 0;
        const unsubscribe = outbox().subscribe(({ outcome }) => {
          if (outcome === 'later') retries++;
        });
        window.dispatchEvent(new Event('online'));
        await until(() => retries > 0);
        unsubscribe();
        expect([saves.length > 0, isWaiting(element)]).to.deep.equal([true, true]);
        const done = nextEvent(element, 'sq-submit-success');
        goOnline();
        await done;
      });
    it('does not replace a newer draft when it is refused', async () => {
      const formId = id();
      const element = await queue(formId);
      await element.reset();
      await saveDraftOf(element, formId, { name: 'Grace' });
      online();
      online = () => {};
      answer(() => new HttpResponse(null, { status: 404 }));
      window.dispatchEvent(new Event('online'));
      await until(async () => (await outbox().items()).length === 0);
      expect((await loadDraft(placeOf(formId)))!['name']).to.deep.equal(['Grace']);
    });
    it('is not stored while the browser is online', async () => {
      const formId = id();
      const element = await open(formId);
      await saveDraftOf(element, formId, { name: 'Ada' });
      network.use(http.post(FORM_CALLS.key, () => HttpResponse.error()));
      const end = nextEvent(element, 'sq-submit-error');
      send(element);
      await end;
      expect(await outbox().items()).to.deep.equal([]);
    });
    it('stays in the queue while a hotspot answers with its sign-in page', async () => {
      const element = await queue(id());
      // The pause before the queue is sent again: shared/forms/outbox proves its length.
      const held = holdTimers(2000);
      online();
      online = () => {};
      let keyCalls = 0;
      network.use(
        http.post(FORM_CALLS.key, () => {
          keyCalls++;
          return HttpResponse.html('<h1>Welcome to the airport</h1>');
        }),
      );
      window.dispatchEvent(new Event('online'));
      await until(async () => keyCalls > 0 && ((await outbox().items())[0]?.attempts ?? 0) > 0);
      await settled(element);
      expect(isWaiting(element)).to.equal(true);
      let isSent = false;
      element.addEventListener('sq-submit-success', () => (isSent = true));
      goOnline();
      // The network may be back before the attempt has ended: then the next one sends it.
      await until(() => held.runOut(2000) >= 0 && isSent);
      held.restore();
    });
    it('is sent after reset() as well, and does not delete a newer draft', async () => {
      const formId = id();
      const element = await queue(formId);
      await element.reset();
      await until(() => !isWaiting(element));
      await saveDraftOf(element, formId, { name: 'Grace' });
      goOnline();
      await until(async () => (await outbox().items()).length === 0);
      expect(values()).to.include({ name: 'Ada' });
      expect((await loadDraft(placeOf(formId)))!['name']).to.deep.equal(['Grace']);
      expect(element.querySelector('.sq-form-success') === null).to.equal(true);
    });
    it('arrives once when the network comes and goes', async () => {
      const element = await queue(id());
      for (let count = 0; count < 5; count++) window.dispatchEvent(new Event('online'));
      await settled(element);
      const done = nextEvent(element, 'sq-submit-success');
      goOnline();
      for (let count = 0; count < 5; count++) window.dispatchEvent(new Event('online'));
      await done;
      expect(saves).to.have.length(1);
    });
    it('fails as usual with remember="false"', async () => {
      goOffline();
      const element = await open(id(), 'remember="false"');
      const end = nextEvent<CustomEvent<{ status: number }>>(element, 'sq-submit-error');
      send(element);
      expect((await end).detail.status).to.equal(0);
      expect(isWaiting(element)).to.equal(false);
    });
  });
  it('the same content sent again has the same idempotency key; changed content has another', async () => {
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

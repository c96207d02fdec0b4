import { expect } from '@open-wc/testing';
import { loadAttempt, loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, settled, until } from '../../shared/testing/fixture.js';
import { HttpResponse } from '../../shared/testing/network.js';
import { translatePage } from '../../shared/testing/translate-page.js';
import { typeText } from '../../shared/testing/typing.js';
import '../../elements/sq-form/index.js';
import { draftForms, control, CONTROLS, hidePage, send, type, type Form } from './testing/draft-forms.js';
import { placeOfForm } from './testing/draft-forms.js';

describe('drafts of sq-form', () => {
  const { saves, answer, id, open, saveDraftOf } = draftForms();

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
        await until(async () => (await loadAttempt(placeOfForm(formId))) === undefined);
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
      expect(await loadAttempt(placeOfForm(formId))).to.equal(undefined);
    });
  });
  it('a draft never contains passwords or card numbers', async () => {
    const formId = id();
    await saveDraftOf(await open(formId), formId, { name: 'Ada', secret: 'hunter2', card: '4111' });
    expect(Object.keys((await loadDraft(placeOfForm(formId)))!)).to.deep.equal(['name']);
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
    expect(Object.keys((await loadDraft(placeOfForm(formId)))!)).to.deep.equal(['name']);
    element.querySelector('form')!.setAttribute('autocomplete', 'off');
    type(element, { name: 'Bea' });
    hidePage();
    await until(async () => (await loadDraft(placeOfForm(formId))) === undefined);
  });
  it('a draft never contains a password that is shown as text', async () => {
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada', secret: 'hunter2' });
    control(element, 'secret').type = 'text';
    await saveDraftOf(element, formId, { name: 'Bea', secret: 'hunter2' });
    expect(Object.keys((await loadDraft(placeOfForm(formId)))!)).to.deep.equal(['name']);
  });
  it('a draft never contains a password that was shown before the code was loaded', async () => {
    const formId = id();
    const element = await open(formId);
    control(element, 'secret').type = 'text';
    await saveDraftOf(element, formId, { name: 'Ada', secret: 'hunter2' });
    expect(Object.keys((await loadDraft(placeOfForm(formId)))!)).to.deep.equal(['name']);
  });
  it('a draft contains entries typed before the code was loaded', async () => {
    const formId = id();
    const element = await open(formId);
    type(element, { name: 'Ada' });
    await until(async () => {
      hidePage();
      return (await loadDraft(placeOfForm(formId)))?.['name']?.[0] === 'Ada';
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
    await until(async () => (await loadDraft(placeOfForm(formId))) === undefined);
    hidePage();
    element.remove();
    expect(await loadDraft(placeOfForm(formId))).to.equal(undefined);
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
    expect(await loadDraft(placeOfForm(formId))).to.equal(undefined);
  });
  it('nothing is stored with remember="false"', async () => {
    const formId = id();
    const element = await open(formId, 'remember="false"');
    type(element, { name: 'Ada' });
    hidePage();
    element.remove();
    expect(await loadDraft(placeOfForm(formId))).to.equal(undefined);
  });
  for (const where of ['', ', on a page that is translated'])
    it(`the status about a restored draft disappears with the next failure or success${where}`, async () => {
      let status = 500;
      answer(() => new HttpResponse(null, { status }));
      const formId = id();
      const first = await open(formId);
      await saveDraftOf(first, formId, { name: 'Ada' });
      first.remove();
      const restored = nextEvent(document, 'sq-form-restore');
      const element = await open(formId);
      await restored;
      const end = where ? translatePage() : () => {};
      const statusText = () => inShadow(element, '[part=status]')!.textContent;
      await until(() => statusText() !== '');
      for (const event of ['sq-submit-error', 'sq-submit-success']) {
        const ended = nextEvent(element, event);
        send(element);
        await ended;
        await settled(element);
        expect(statusText()).to.equal('');
        status = 204;
      }
      end();
    });
  it('the draft is deleted when the visitor resets the form', async () => {
    const formId = id();
    const element = await open(formId);
    await saveDraftOf(element, formId, { name: 'Ada' });
    element.querySelector('form')!.reset();
    await until(async () => (await loadDraft(placeOfForm(formId))) === undefined);
    hidePage();
    element.remove();
    expect(await loadDraft(placeOfForm(formId))).to.equal(undefined);
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
      return (await loadDraft(`${placeOfForm(formId)}~`)) !== undefined;
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
      return (await loadDraft(placeOfForm(formId)))?.['far']?.[0] === 'x';
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
    expect((await loadDraft(placeOfForm(formId)))!['name']).to.deep.equal(['Ada']);
    expect(control(element, 'name').value).to.equal('Ada');
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

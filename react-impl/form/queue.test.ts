import { expect } from '@open-wc/testing';
import { createOutbox, outbox } from '../../shared/forms/outbox/outbox.js';
import { loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, settled, until } from '../../shared/testing/fixture.js';
import { holdTimers } from '../../shared/testing/held-timers.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import '../../elements/sq-form/index.js';
import { draftForms, control, isWaiting, send, type } from './testing/draft-forms.js';
import { FORM_CALLS } from './testing/form-backend.js';
import { placeOfForm } from './testing/draft-forms.js';

describe('drafts of sq-form: without a network, a submission', () => {
  const {
    network,
    saves,
    keys,
    answer,
    values,
    id,
    open,
    saveDraftOf,
    pretendOffline,
    goOffline,
    bringNetworkBack,
    goOnline,
  } = draftForms();

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
    bringNetworkBack();
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
      if (navigator.onLine) pretendOffline(); // once: each retry is answered here
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
    bringNetworkBack();
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
      bringNetworkBack();
      answer(() => new HttpResponse(null, { status }));
      const other = await open(id());
      await until(async () => (await outbox().items()).length === 0);
      const draft = await loadDraft(placeOfForm(formId));
      expect(draft?.['message']).to.deep.equal(status === 204 ? undefined : ['Hello']);
      other.remove();
    }
  });
  for (const status of [408, 429, 500, 503])
    it(`stays in the queue while the server answers with status ${status}`, async () => {
      const element = await queue(id());
      bringNetworkBack();
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
    bringNetworkBack();
    answer(() => new HttpResponse(null, { status: 404 }));
    window.dispatchEvent(new Event('online'));
    await until(async () => (await outbox().items()).length === 0);
    expect((await loadDraft(placeOfForm(formId)))!['name']).to.deep.equal(['Grace']);
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
    bringNetworkBack();
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
    expect((await loadDraft(placeOfForm(formId)))!['name']).to.deep.equal(['Grace']);
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

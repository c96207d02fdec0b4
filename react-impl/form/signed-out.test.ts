import { expect } from '@open-wc/testing';
import { loadDraft } from '../../shared/forms/drafts.js';
import { outbox } from '../../shared/forms/outbox/outbox.js';
import { logOut } from '../../shared/services/session/log-out.js';
import { getAll } from '../../shared/platform/storage/database.js';
import { inShadow, nextEvent, place, until } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import '../../elements/sq-sign-in/index.js';
import { placeOfForm } from './testing/draft-forms.js';
import '../../elements/sq-form/index.js';

const SESSION = '/api/site-users/account/session';
const FORM = `<form method="post"><label>Message <textarea name="message"></textarea></label><button>Send</button></form>`;

describe('what a member has typed and not sent', () => {
  const network = pretendNetwork();
  let count = 0;
  let formId = '';
  beforeEach(async () => {
    await emptyDatabase();
    formId = `signed-out-${++count}`;
    setContext({ authenticatedAccount: { id: 'a' } });
    network.use(http.all('/api/*', () => new HttpResponse(null, { status: 204 })));
  });
  afterEach(() => {
    removeContext();
  });
  const open = () => place(`<sq-form form-id="${formId}">${FORM}</sq-form>`);
  const message = (element: Element) => element.querySelector('textarea')!;
  const stored = async () => (await loadDraft(placeOfForm(formId)))?.['message'];
  async function typed(text = 'A word for one reader.') {
    const element = await open();
    message(element).focus();
    await typeText(text);
    await until(stored);
    return element;
  }
  const signIn = async () => {
    const holder = await place(
      `<div><sq-sign-in account="ada@example.org"><form><input name="email"><input name="password" type="password"></form>
      <button slot="account" data-sq-sign-out>Sign out</button></sq-sign-in></div>`,
    );
    await until(() => holder.querySelector('button')!.checkVisibility());
    return holder.firstElementChild!;
  };
  /** As a page that is being left. */
  async function leave() {
    const restore = pretend(Document.prototype, 'visibilityState', 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    restore();
    await getAll('drafts');
  }
  const outcomes = (element: Element) =>
    Promise.race([nextEvent(element, 'sq-sign-out'), nextEvent(element, 'sq-sign-in-error')]);

  it('is deleted when the member signs out, and is not stored again when the page is left', async () => {
    const form = await typed();
    const element = await signIn();
    const left = nextEvent(element, 'sq-sign-out');
    element.querySelector<HTMLElement>('[data-sq-sign-out]')!.click();
    await left;
    expect(await getAll('drafts')).to.deep.equal([]);
    await leave();
    expect(await getAll('drafts')).to.deep.equal([]);
    expect(inShadow(form, '[part=kept]'), 'nothing is kept any more').to.equal(null);
    form.remove();
    const next = await open();
    expect(await getAll('drafts')).to.deep.equal([]);
    expect(message(next).value).to.equal('');
  });
  it('is deleted when an owner logs out', async () => {
    await typed();
    let drafts: unknown[] | undefined;
    let went = '';
    await logOut({ go: (address) => (went = address) });
    drafts = await getAll('drafts');
    expect([drafts, went !== '']).to.deep.equal([[], true]);
    await leave();
    drafts = await getAll('drafts');
    expect(drafts).to.deep.equal([]);
  });
  it('of every page of the site is deleted', async () => {
    const first = await typed();
    first.remove();
    formId += '-other';
    (await typed()).remove();
    expect((await getAll('drafts'))!.length).to.be.above(1);
    await logOut({ go: () => {} });
    expect(await getAll('drafts')).to.deep.equal([]);
  });
  it('stays where the server refuses', async () => {
    network.use(http.delete(SESSION, () => HttpResponse.json({ error: 'No' }, { status: 409 })));
    await typed();
    const element = await signIn();
    const end = outcomes(element);
    element.querySelector<HTMLElement>('[data-sq-sign-out]')!.click();
    expect((await end).type).to.equal('sq-sign-in-error');
    expect(await stored()).to.deep.equal(['A word for one reader.']);
  });
  it('is stored again, where somebody types after it', async () => {
    const form = await typed();
    await logOut({ go: () => {} });
    message(form).focus();
    await typeText(' More');
    await until(stored);
  });
  it('but what was sent and waits for a network is still sent', async () => {
    await outbox().add('somewhere', { message: 'Hello' });
    await logOut({ go: () => {} });
    expect(await outbox().items()).to.have.length(1);
  });
});

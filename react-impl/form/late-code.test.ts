import { expect } from '@open-wc/testing';
import { passthrough } from 'msw';
import { loadDraft } from '../../shared/forms/drafts.js';
import { inShadow, nextEvent, place, settled, until, warningsOf } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';
import { placeOfForm } from './testing/draft-forms.js';

type Form = ElementOf<typeof form>;

/** Firefox keeps a failed import until the page is loaded again (docs/offline.md). */
const ASKS_AGAIN = !navigator.userAgent.includes('Firefox');

/** In a file of its own: the code that sends is loaded once per page. */
describe('sq-form whose network goes before its code has come', () => {
  const { network, answer, saves } = pretendFormBackend();
  before(emptyDatabase);
  const restore: (() => void)[] = [];
  afterEach(() => restore.splice(0).forEach((each) => each()));
  const open = async (id: string, attributes = '', more = '') => {
    const element = await place<Form>(
      `<sq-form form-id="${id}" ${attributes}><form><label>Message <textarea name="message"></textarea></label>${more}<button>Send</button></form></sq-form>`,
    );
    element.querySelector('textarea')!.focus();
    await typeText(`Of ${id}`);
    return element;
  };
  async function press(element: Form) {
    const failed = nextEvent(element, 'sq-submit-error');
    element.querySelector('button')!.click();
    await failed;
    await settled(element);
    expect(inShadow(element, '#problem')!.textContent).to.equal(
      'Unable to connect. Please check your internet connection.',
    );
  }

  it('keeps what was typed, says that it was not sent, and sends it once when there is a network again', async () => {
    let isOffline = true;
    const code = () => (isOffline ? HttpResponse.error() : passthrough());
    network.use(
      http.get('*/on-use/sending.*', code),
      http.get('*/drafts/drafts-and-queue.*', code),
      http.head('*', () => (isOffline ? HttpResponse.error() : new HttpResponse())),
    );
    answer();
    restore.push(pretend(navigator, 'onLine', false));
    await warningsOf(async () => {
      const same = await open('same');
      const changed = await open('changed');
      const twice = await open('twice');
      const emptied = await open('emptied');
      const removed = await open('removed');
      const forgotten = await open('forgotten', 'remember="false"');
      const incomplete = await open('incomplete', '', '<label>Email <input name="email" required></label>');
      for (const each of [same, changed, twice, emptied, removed, forgotten, incomplete]) await press(each);
      expect(same.querySelector('textarea')!.value).to.equal('Of same');
      await press(twice);
      changed.querySelector('textarea')!.focus();
      await typeText(' and more');
      await emptied.reset();
      removed.remove();

      isOffline = false;
      restore.splice(0).forEach((each) => each());
      if (!ASKS_AGAIN) {
        dispatchEvent(new Event('online'));
        const refused = nextEvent(same, 'sq-submit-error');
        same.querySelector('button')!.click();
        await refused;
        await settled(same);
        expect(inShadow(same, '#problem')!.textContent).to.contain('Please reload');
        expect(same.querySelector('textarea')!.value).to.equal('Of same');
        return;
      }
      const sent = [same, twice].map((element) => nextEvent(element, 'sq-submit-success'));
      dispatchEvent(new Event('online'));
      await Promise.all(sent);
      await until(async () => (await loadDraft(placeOfForm('changed')))?.['message']?.[0] === 'Of changed and more');
      expect([incomplete.querySelector('.sq-form-error'), incomplete.shadowRoot!.activeElement]).to.deep.equal([
        null,
        null,
      ]);
      const arrived = () => saves.map(({ body }) => (JSON.parse(body.form) as { message: string }).message).sort();
      expect(arrived()).to.deep.equal(['Of same', 'Of twice']);
      const done = nextEvent(changed, 'sq-submit-success');
      changed.querySelector('button')!.click();
      await done;
      // What has been sent is not sent again.
      dispatchEvent(new Event('online'));
      const other = nextEvent(forgotten, 'sq-submit-success');
      forgotten.querySelector('button')!.click();
      await other;
      expect(arrived()).to.deep.equal(['Of changed and more', 'Of forgotten', 'Of same', 'Of twice']);
    });
  });
});

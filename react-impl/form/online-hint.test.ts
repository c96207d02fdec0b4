import { expect } from '@open-wc/testing';
import { nextEvent, place, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse } from '../../shared/testing/network.js';
import { emptyDatabase, pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import { pretendFormBackend } from './testing/form-backend.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;

/** As with a VPN or a virtual adapter: the browser thinks that there is no network. */
describe('sq-form where navigator.onLine is false, and the network works', () => {
  const { network, saves, answer } = pretendFormBackend();
  let posts: string[] = [];
  let restore = () => {};
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    posts = [];
    restore = pretend(navigator, 'onLine', false);
    network.use(
      http.head('*', () => new HttpResponse()),
      http.post('*', ({ request }) => {
        posts.push(request.url);
        return HttpResponse.json({ ok: true, id: 'file-1', key: 'k' });
      }),
    );
  });
  afterEach(() => restore());

  let count = 0;
  async function sent(form: string, fields = '') {
    const element = await place<Form>(
      `<sq-form form-id="hint-${++count}"><form method="post" ${form}>
        <label>Email <input type="email" name="email" value="ada@example.com"></label>${fields}<button>Send</button></form></sq-form>`,
    );
    const file = element.querySelector<HTMLInputElement>('[type=file]');
    if (file) {
      const list = new DataTransfer();
      list.items.add(new File(['x'], 'cv.txt'));
      file.files = list.files;
    }
    const end = Promise.race(
      ['sq-submit-success', 'sq-submit-error', 'sq-form-queued'].map((type) => nextEvent(element, type)),
    );
    element.querySelector('button')!.click();
    expect((await end).type).to.equal('sq-submit-success');
  }
  for (const [what, action] of [
    ["the site's own mailer", '/mailer.cgi'],
    ['a known service', 'https://formspree.io/f/x'],
    ['another origin', 'https://forms.example/take'],
  ] as const)
    it(`is sent once to ${what}`, async () => {
      await sent(`action="${action}"`);
      expect(posts).to.deep.equal([new URL(action, location.href).href]);
    });
  it('is sent with a file to its own action', async () => {
    await sent('action="/mailer.cgi" enctype="multipart/form-data"', '<input type="file" name="cv">');
    expect(posts).to.have.length(1);
  });
  it('is sent to the platform', async () => {
    answer();
    await sent('');
    expect(saves).to.have.length(1);
  });
  it('is sent to the platform with a file', async () => {
    answer();
    await sent('enctype="multipart/form-data"', '<input type="file" name="cv">');
    expect([posts.length, saves.length]).to.deep.equal([1, 1]);
  });
});

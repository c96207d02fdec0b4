import { expect } from '@open-wc/testing';
import { nextEvent, place, until } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { FORM_CALLS } from '../../../react-impl/form/testing/form-backend.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import '../../../elements/sq-form/index.js';
import '../../../elements/sq-widget/index.js';
import { request } from './request.js';
import { pretend } from '../../testing/storage.js';

const overlay = () => document.querySelector('[data-sq-system-error]');
const words = () => overlay()?.shadowRoot?.querySelector('dialog')?.textContent ?? '';
const clear = () => overlay()?.shadowRoot?.querySelector<HTMLElement>('button:last-of-type')?.click();

describe('an error of a call, for a reader of German', () => {
  const network = pretendNetwork();
  const language = document.documentElement.lang;
  beforeEach(() => (document.documentElement.lang = 'de'));
  afterEach(() => {
    clear();
    document.documentElement.lang = language;
    removeContext();
  });
  const call = (respond: () => Response) => {
    network.use(http.get('/api/thing', respond));
    return request('/api/thing', { read: () => undefined, onFailure: 'overlay' });
  };

  for (const [name, respond, text] of [
    ['of the network', () => HttpResponse.error(), 'Keine Verbindung. Bitte versuchen Sie es erneut'],
    ['401', () => new HttpResponse(null, { status: 401 }), 'Anfrage nicht erlaubt'],
    ['403', () => new HttpResponse(null, { status: 403 }), 'Anfrage nicht erlaubt'],
    ['404', () => new HttpResponse(null, { status: 404 }), 'Keine Verbindung.'],
    ['500', () => new HttpResponse(null, { status: 500 }), 'Interner Serverfehler.'],
    ['501', () => new HttpResponse(null, { status: 501 }), 'Interner Serverfehler.'],
    ['503', () => new HttpResponse(null, { status: 503 }), 'vorübergehend nicht verfügbar'],
    ['that is no JSON', () => new HttpResponse('{"a":'), 'konnte nicht als JSON gelesen werden'],
    ['that has nothing of what was asked for', () => HttpResponse.json({}), 'Keine Verbindung.'],
  ] as const)
    it(`${name} is in German, and so is all of the overlay`, async () => {
      const result = await call(respond);
      expect(!result.ok && result.failure.message).to.contain(text);
      await until(() => overlay() !== null);
      expect(words()).to.contain('Systemfehler').and.to.contain(text).and.to.contain('Seite neu laden');
    });
  it('without a network says to look after it', async () => {
    const restore = pretend(navigator, 'onLine', false);
    const result = await call(() => HttpResponse.error());
    restore();
    expect(!result.ok && result.failure.message).to.contain('Bitte prüfen Sie Ihre Internetverbindung');
    await until(() => overlay() !== null);
  });
  it('has the words of the site, where it has its own', async () => {
    setContext({ messages: { de: { requests: { internal: 'Der Ofen ist aus.' }, 'system-error': { clear: 'Gut' } } } });
    const result = await call(() => new HttpResponse(null, { status: 500 }));
    expect(!result.ok && result.failure.message).to.equal('Der Ofen ist aus.');
    await until(() => overlay() !== null);
    expect(words()).to.contain('Der Ofen ist aus.').and.to.contain('Gut');
  });
  it('has the words of the server, where it says more', async () => {
    const result = await call(() => HttpResponse.json({ error: 'Nicht heute' }, { status: 500 }));
    expect(!result.ok && result.failure.message).to.equal('Nicht heute');
    await until(() => words().includes('Nicht heute'));
  });
  it('of a form is in the language of the form, on a page in another one', async () => {
    document.documentElement.lang = 'en';
    network.use(http.post(FORM_CALLS.key, () => HttpResponse.json({ key: 'k' })));
    network.use(http.post(FORM_CALLS.save, () => HttpResponse.error()));
    const section = await place(
      '<section lang="de"><sq-form form-id="f1"><form><label>Name <input name="name"></label><button>Senden</button></form></sq-form></section>',
    );
    const element = section.querySelector<HTMLElement & { submit(): Promise<void> }>('sq-form')!;
    const failed = nextEvent(element, 'sq-submit-error');
    await element.submit();
    expect((await failed).detail).to.have.property('message', 'Keine Verbindung. Bitte versuchen Sie es erneut');
  });
});

describe('a refused widget', () => {
  const network = pretendNetwork();
  afterEach(clear);
  it('shows over the page that it is refused, and the author’s content in its place [REQ-018]', async () => {
    network.use(
      http.post('/api/widget/GetWidgetRendering', () =>
        HttpResponse.json({ authorizationFail: true, error: 'Only for members', errorKey: 'k-9' }, { status: 401 }),
      ),
    );
    const element = await place(
      '<sq-widget type="summary" widget-id="latest"><a href="/journal">All posts</a></sq-widget>',
    );
    await until(() => overlay() !== null);
    expect(words()).to.contain('Only for members').and.to.contain('k-9');
    expect((element as HTMLElement & { state: string }).state).to.equal('failed');
    expect(element.querySelector('a')!.getClientRects()).to.have.length(1);
  });
  it('shows nothing over the page for another failure: the content is there', async () => {
    network.use(http.post('/api/widget/GetWidgetRendering', () => new HttpResponse(null, { status: 500 })));
    const element = await place<HTMLElement & { state: string }>(
      '<sq-widget type="summary" widget-id="latest"></sq-widget>',
    );
    await until(() => element.state === 'failed');
    expect(overlay() === null).to.equal(true);
  });
});

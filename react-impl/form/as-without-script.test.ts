import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { navigation } from './form.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { emptyDatabase } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { form } from './declaration.js';
import '../../elements/sq-form/index.js';
import sheet from '../../elements/sq-form/sq-form.css' with { type: 'css' };

type Form = ElementOf<typeof form>;
type End = 'sq-submit-success' | 'sq-submit-error' | 'sq-submit-unclear';

const FIELDS = '<label>Email <input type="email" name="email" required></label><button>Send</button>';
const page = (text: string, headers = {}) =>
  new HttpResponse(text, { headers: { 'content-type': 'text/html', ...headers } });
const here = (address: string) => new URL(address, location.href).href;

describe('an answer is taken as without script', () => {
  const network = pretendNetwork();
  const real = { ...navigation };
  let wentTo: string[] = [];
  let reloads = 0;
  /** Files that were saved: their names and texts. */
  let saved: [string, string][] = [];
  const save = (event: MouseEvent) => {
    const link = event.target as HTMLAnchorElement;
    if (!link.matches?.('a[download]')) return;
    event.preventDefault();
    void fetch(link.href).then(async (file) => saved.push([link.download, await file.text()]));
  };
  before(() => withPageSheet(sheet));
  beforeEach(async () => {
    await emptyDatabase();
    wentTo = [];
    saved = [];
    reloads = 0;
    navigation.go = (address) => wentTo.push(address);
    navigation.reload = () => void reloads++;
    addEventListener('click', save);
  });
  afterEach(() => {
    Object.assign(navigation, real);
    removeEventListener('click', save);
  });

  const open = (attributes = '', action = '/comments') =>
    place<Form>(
      `<sq-form remember="false" ${attributes}><form method="post" action="${action}">${FIELDS}</form></sq-form>`,
    );
  const answer = (respond: () => Response | Promise<Response>) => network.use(http.post('/comments', respond));
  async function send(element: Form): Promise<End> {
    const types: End[] = ['sq-submit-success', 'sq-submit-error', 'sq-submit-unclear'];
    const end = Promise.race(types.map((type) => nextEvent(element, type)));
    element.querySelector<HTMLInputElement>('[name=email]')!.focus();
    await sendKeys({ type: 'ada@example.com' });
    await sendKeys({ press: 'Enter' });
    const { type } = await end;
    await settled(element);
    return type as End;
  }
  const words = (element: Element) => element.querySelector('.sq-form-success, .sq-form-answer')?.textContent;

  describe('that leads to a place on a page', () => {
    for (const [what, respond] of [
      ['in JSON', () => HttpResponse.json({ next: '/comments#comment-61' })],
      ['in a header', () => page('', { Refresh: '0; url=/comments#comment-61' })],
      [
        'in a header, with words',
        () => new HttpResponse('Saved', { headers: { refresh: "3;URL='/comments#comment-61'" } }),
      ],
      [
        'in a header, beside JSON',
        () => HttpResponse.json({ ok: true }, { headers: { refresh: '0;/comments#comment-61' } }),
      ],
      [
        'in the page',
        () => page('<meta http-equiv="Refresh" content="2; URL=/comments#comment-61"><p>Thank you, it is saved.'),
      ],
    ] as const)
      it(`${what}: it is followed with its fragment, and asked for once`, async () => {
        answer(respond);
        let asked = 0;
        network.use(http.get('/comments', () => page(String(++asked))));
        await send(await open());
        expect([wentTo, asked]).to.deep.equal([[here('/comments#comment-61')], 0]);
      });
    it('of the page that is shown: it is loaded again, or nothing new would be there', async () => {
      const { pathname, search } = location;
      answer(() => HttpResponse.json({ next: `${pathname}${search}#comment-61` }));
      await send(await open());
      expect([wentTo, reloads]).to.deep.equal([[here('#comment-61')], 1]);
    });
    it('that the author has named is only a place of the page', async () => {
      answer(() => HttpResponse.json({ ok: true }));
      await send(await open('success-redirect="#thanks"'));
      expect([wentTo, reloads]).to.deep.equal([[here('#thanks')], 0]);
    });
    for (const refresh of ['5', '0;url=', 'x', '0; url=javascript:alert(1)'])
      it(`but not by "${refresh}"`, async () => {
        answer(() => HttpResponse.json({ ok: true }, { headers: { refresh } }));
        expect(await send(await open())).to.equal('sq-submit-success');
        expect(wentTo).to.deep.equal([]);
      });
    it('and not after a refusal', async () => {
      answer(() => HttpResponse.json({ error: 'No' }, { status: 422, headers: { refresh: '0; url=/elsewhere' } }));
      expect(await send(await open())).to.equal('sq-submit-error');
      expect(wentTo).to.deep.equal([]);
    });
  });

  for (const [what, respond] of [
    ['in JSON', () => HttpResponse.json({ redirect: '/login?next=/comments' })],
    ['in a header', () => page('', { refresh: '0; url=/login' })],
  ] as const)
    it(`a way to a sign-in is followed, and is no success: ${what}`, async () => {
      answer(respond);
      expect(await send(await open())).to.equal('sq-submit-unclear');
      expect(wentTo).to.have.length(1);
    });
  it('a page of another origin is followed where JSON names it', async () => {
    answer(() => HttpResponse.json({ ok: true, next: 'https://pay.example/session/1#fid' }));
    await send(await open());
    expect(wentTo).to.deep.equal(['https://pay.example/session/1#fid']);
  });
  it('a redirect to another origin, which no script may follow, is told to the author', async () => {
    answer(() => HttpResponse.error());
    const warnings = await warningsOf(async () => {
      const element = await open();
      expect(await send(element)).to.equal('sq-submit-error');
      expect(inShadow(element, '#problem')!.textContent).to.contain('There was no answer');
    });
    expect(warnings.join()).to.contain('target="_top"');
  });

  describe('that is a file', () => {
    for (const [what, name, headers] of [
      [
        'by its header',
        'Invoice 7.pdf',
        { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Invoice 7.pdf"' },
      ],
      [
        'also of text',
        'list.html',
        { 'content-type': 'text/html', 'content-disposition': 'attachment; filename=list.html' },
      ],
      [
        'with a name in other letters',
        'Größe.csv',
        {
          'content-type': 'text/csv',
          'content-disposition': "attachment; filename=x.csv; filename*=UTF-8''Gr%C3%B6%C3%9Fe.csv",
        },
      ],
      ['that no page can show, without a header', 'comments', { 'content-type': 'application/zip' }],
      ['of a calendar', 'comments', { 'content-type': 'text/calendar; charset=utf-8' }],
    ] as const)
      it(`${what}: it is saved, and not shown as words`, async () => {
        answer(() => new HttpResponse('<p>%PDF error', { headers }));
        const element = await open();
        expect(await send(element)).to.equal('sq-submit-success');
        await until(() => saved.length > 0);
        expect(saved).to.deep.equal([[name, '<p>%PDF error']]);
        expect(words(element)).to.equal('Thank you!');
      });
    it('but not where it is refused', async () => {
      answer(
        () =>
          new HttpResponse(JSON.stringify({ error: 'Sold out' }), {
            status: 409,
            headers: { 'content-type': 'application/octet-stream' },
          }),
      );
      const element = await open();
      expect(await send(element)).to.equal('sq-submit-error');
      expect(inShadow(element, '#problem')!.textContent).to.equal('Sold out');
    });
    for (const type of [
      'application/json',
      'application/problem+json',
      'application/vnd.api+json; charset=utf-8',
      'text/plain',
      '',
    ])
      it(`but not of the type "${type}"`, async () => {
        answer(
          () =>
            new HttpResponse(new TextEncoder().encode('{"ok":true,"message":"Saved."}'), {
              headers: type ? { 'content-type': type } : {},
            }),
        );
        const element = await open();
        expect(await send(element)).to.equal('sq-submit-success');
        expect(words(element)).to.equal('Saved.');
        expect(saved).to.deep.equal([]);
      });
  });

  for (const status of [204, 205])
    it(`${status} says nothing: the page stays, and the visitor is thanked`, async () => {
      answer(() => new HttpResponse(null, { status }));
      const element = await open();
      expect(await send(element)).to.equal('sq-submit-success');
      expect([words(element), wentTo]).to.deep.equal(['Thank you!', []]);
    });
});

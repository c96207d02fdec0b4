import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { widget } from './declaration.js';
import '../../elements/sq-widget/index.js';
import sheet from '../../elements/sq-widget/sq-widget.css' with { type: 'css' };

type Widget = ElementOf<typeof widget>;
const LINK = '<p><a href="/journal">All posts</a></p>';
const POSTS = '<ul class="posts"><li><a href="/journal/1">Ein Ofen für Großflächenschüsseln</a></li></ul>';
const isSeen = (element: Element, selector: string) =>
  (element.querySelector(selector)?.getClientRects().length ?? 0) > 0;

describe('sq-widget', () => {
  const network = pretendNetwork();
  const bodies: string[] = [];
  let answers: (() => Response | Promise<Response>)[];
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    bodies.length = 0;
    answers = [() => HttpResponse.json({ html: POSTS })];
    network.use(
      http.post('/api/widget/GetWidgetRendering', async ({ request }) => {
        bodies.push(await request.text());
        return (answers.shift() ?? (() => HttpResponse.json({ html: POSTS })))();
      }),
    );
  });
  const open = (attributes = 'type="summary" widget-id="latest"') =>
    place<Widget>(`<sq-widget ${attributes}>${LINK}</sq-widget>`);
  const sent = () => bodies.map((body) => JSON.parse(new URLSearchParams(body).get('widgetJSON')!) as unknown);

  it('goes from loading to loaded, and the answer replaces the content [WID-001, WID-004]', async () => {
    let answer!: (response: Response) => void;
    answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
    const element = await open();
    await until(() => bodies.length === 1);
    expect([element.state, isSeen(element, 'a[href="/journal"]'), element.getAttribute('aria-busy')]).to.deep.equal([
      'loading',
      true,
      'true',
    ]);
    const loaded = nextEvent(element, 'sq-widget-load');
    answer(HttpResponse.json({ html: POSTS }));
    await loaded;
    await settled(element);
    expect([element.state, element.hasAttribute('aria-busy')]).to.deep.equal(['loaded', false]);
    expect(element.querySelector('[slot=content]')!.innerHTML).to.equal(POSTS);
    expect([isSeen(element, '.posts'), isSeen(element, 'a[href="/journal"]')]).to.deep.equal([true, false]);
    await expect(element).to.be.accessible();
  });
  it('shows nothing of another site to which a redirect has led', async () => {
    const restore = pretend(window, 'fetch', async () => {
      const response = HttpResponse.json({ html: '<p class="other">Other</p>' });
      Object.defineProperty(response, 'url', { value: 'https://evil.example/widget' });
      return response;
    });
    try {
      const element = await open();
      await until(() => element.state === 'failed');
      expect([element.querySelector('.other'), isSeen(element, 'a[href="/journal"]')]).to.deep.equal([null, true]);
    } finally {
      restore();
    }
  });
  it('leaves the link to a visitor who is on it when the content comes, until they go on', async () => {
    let answer!: (response: Response) => void;
    answers = [() => new Promise<Response>((resolve) => (answer = resolve))];
    const element = await open();
    await until(() => bodies.length === 1);
    const link = element.querySelector('a')!;
    link.focus();
    const loaded = nextEvent(element, 'sq-widget-load');
    answer(HttpResponse.json({ html: POSTS }));
    await loaded;
    await settled(element);
    expect(document.activeElement).to.equal(link);
    expect([isSeen(element, '.posts'), isSeen(element, 'a[href="/journal"]')]).to.deep.equal([true, true]);
    element.querySelector<HTMLElement>('.posts a')!.focus();
    await until(() => !isSeen(element, 'a[href="/journal"]'));
    expect(document.activeElement).to.equal(element.querySelector('.posts a'));
  });
  it('asks for type, id and value as a form, and for the collection of a summary [WID-002, WID-003]', async () => {
    await open(`type="summary" widget-id="latest" collection-id="c1" value='{"count":3}'`);
    await until(() => bodies.length === 1);
    await open('type="hours" widget-id="h"');
    await until(() => bodies.length === 2);
    expect(sent()).to.deep.equal([
      { type: 'summary', id: 'latest', value: { count: 3 }, collectionId: 'c1' },
      { type: 'hours', id: 'h', value: null },
    ]);
  });
  it('also takes an answer inside data', async () => {
    answers = [() => HttpResponse.json({ data: { html: '<p class="posts">One</p>' } })];
    const element = await open();
    await until(() => isSeen(element, '.posts'));
  });
  it('loads again for another value or by refresh, and leaves one content', async () => {
    const element = await open();
    await until(() => element.state === 'loaded');
    element.value = { count: 2 };
    await until(() => bodies.length === 2 && element.state === 'loaded');
    answers = [() => HttpResponse.json({ html: '<p class="new">New</p>' })];
    await element.refresh();
    await until(() => isSeen(element, '.new'));
    expect(element.querySelectorAll('[slot=content]')).to.have.length(1);
  });
  it('is not overtaken by an older answer', async () => {
    let late!: (response: Response) => void;
    answers = [
      () => new Promise<Response>((resolve) => (late = resolve)),
      () => HttpResponse.json({ html: '<p class="new">New</p>' }),
    ];
    const element = await open();
    await until(() => bodies.length === 1);
    element.widgetId = 'other';
    await until(() => isSeen(element, '.new'));
    late(HttpResponse.json({ html: POSTS }));
    await until(() => element.state === 'loaded');
    expect([isSeen(element, '.new'), isSeen(element, '.posts')]).to.deep.equal([true, false]);
  });
  for (const [name, answer] of [
    ['a failed request', () => HttpResponse.error()],
    ['status 500', () => HttpResponse.json({ error: 'No' }, { status: 500 })],
    ['an answer without HTML', () => HttpResponse.json({ html: 7 })],
    ['a page in place of JSON', () => new HttpResponse('<!doctype html><p>Sign in</p>')],
  ] as const)
    it(`keeps the author's content after ${name}, and says so once`, async () => {
      answers = [answer];
      const holder = document.createElement('div');
      document.body.append(holder);
      const errors: string[] = [];
      holder.addEventListener('sq-widget-error', ({ detail }) => errors.push(detail.message));
      holder.innerHTML = `<sq-widget type="summary" widget-id="latest">${LINK}</sq-widget>`;
      const element = holder.firstElementChild as Widget;
      await until(() => errors.length > 0);
      await settled(element);
      expect([element.state, isSeen(element, 'a[href="/journal"]')]).to.deep.equal(['failed', true]);
      expect(errors).to.have.length(1);
      holder.remove();
    });
  it('shows nothing that runs', async () => {
    answers = [
      () =>
        HttpResponse.json({
          html: '<p class="posts">A<script>window.hurt=1</script><img src="/x" onerror="window.hurt=1" alt=""></p>',
        }),
    ];
    const element = await open();
    await until(() => isSeen(element, '.posts'));
    expect(element.querySelector('script, [onerror]')).to.equal(null);
  });
  it('asks nobody without a type or an id, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      const element = await open('type="summary"');
      expect([element.state, isSeen(element, 'a')]).to.deep.equal(['failed', true]);
    });
    expect([warnings.length, bodies.length]).to.deep.equal([1, 0]);
  });
  it('gives the author’s content back when it is removed', async () => {
    const element = await open();
    await until(() => element.state === 'loaded');
    element.remove();
    await until(() => !element.querySelector('[slot=content]'));
    expect(inShadow(element, 'slot[name]')).to.equal(null);
  });
});

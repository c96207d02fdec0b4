import { expect } from '@open-wc/testing';
import { until, warningsOf } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { pageRegistry } from '../../platform/page/page-registry.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';
import { createScriptRunner } from './gated-scripts.js';
import { pretendClock } from '../../testing/storage.js';
import { reloadNeeded } from './needs-reload.js';

const TAGS = 'https://tags.example/';
const page = window as { ran?: string[] };
const ran = () => page.ran ?? [];
/** A waiting script: its type does not run. */
const script = (attributes: string, text = '') =>
  `<script type="text/plain" data-sq-consent="analytics" ${attributes}>${text}</script>`;
const pushes = (what: string) => `(window.ran ??= []).push('${what}')`;

describe('scripts that wait for consent', () => {
  const network = pretendNetwork();
  const requested: string[] = [];
  /** Responses that the test releases. */
  const responses = new Map<string, () => void>();
  let holder: HTMLElement;
  let stop: () => void;
  beforeEach(() => {
    network.use(
      http.get(`${TAGS}:file`, async ({ params }) => {
        const file = String(params['file']);
        requested.push(file);
        if (file.startsWith('slow')) await new Promise<void>((resolve) => responses.set(file, resolve));
        if (file.startsWith('gone')) return HttpResponse.error();
        return new HttpResponse(pushes(file), { headers: { 'content-type': 'text/javascript' } });
      }),
    );
    delete page.ran;
    requested.length = 0;
    consent().reset();
    holder = document.createElement('div');
    document.body.append(holder);
    stop = startGates();
  });
  afterEach(() => {
    stop();
    holder.remove();
    consent().reset();
    reloadNeeded().set(false);
  });
  const add = (html: string) => holder.insertAdjacentHTML('beforeend', html);
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('makes no request and runs nothing before the visitor has accepted, nor after declining', async () => {
    add(script(`data-src="${TAGS}a.js"`) + script(`src="${TAGS}b.js"`) + script('', pushes('inline')));
    await nextTask();
    consent().decline();
    await nextTask();
    expect([requested, ran()]).to.deep.equal([[], []]);
  });
  it('an absolute policy forbids them after the visitor has accepted too, but not the frames [CKB-010]', async () => {
    setContext({ cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } });
    try {
      add(script(`data-src="${TAGS}a.js"`) + script('', pushes('inline')));
      add('<iframe data-sq-consent="media" data-src="/demo/favicon.svg" title="Film"></iframe>');
      consent().accept();
      await until(() => holder.querySelector('iframe')?.src.endsWith('favicon.svg'));
      expect([requested, ran()]).to.deep.equal([[], []]);
      expect(reloadNeeded().get()).to.equal(false);
    } finally {
      removeContext();
    }
  });
  it('runs them in page order, once, when the visitor accepts', async () => {
    add(
      script('', pushes('first')) +
        script(`data-src="${TAGS}slow-1.js"`) +
        script(`src="${TAGS}2.js"`) +
        script('', pushes('last')),
    );
    consent().accept();
    await until(() => responses.has('slow-1.js') && requested.includes('2.js'), 'in parallel');
    expect(ran()).to.deep.equal(['first']);
    responses.get('slow-1.js')!();
    await until(() => ran().includes('last'));
    expect(ran()).to.deep.equal(['first', 'slow-1.js', '2.js', 'last']);
    consent().decline();
    consent().accept();
    await nextTask();
    expect(ran()).to.have.length(4);
  });
  it('runs scripts that are added after the visitor has accepted', async () => {
    consent().accept();
    add(`<section>${script('', pushes('late'))}</section>`);
    await until(() => ran().includes('late'));
  });
  it('continues after a file that cannot be loaded', async () => {
    add(script(`data-src="${TAGS}gone.js"`) + script('', pushes('after')));
    consent().accept();
    await until(() => ran().includes('after'));
  });
  for (const [what, attributes] of [
    ['a library that runs it by itself', 'data-type="text/partytown"'],
    ['data', 'data-type="application/json"'],
    ['rules of the browser', 'data-type="speculationrules"'],
    ['old browsers', 'nomodule'],
  ])
    it(`continues after a file for ${what}, of which the browser tells nothing`, async () => {
      add(script(`data-src="${TAGS}a.js" ${attributes}`) + script('', pushes('after')));
      consent().accept();
      await until(() => ran().includes('after'));
      add(script('', pushes('added')));
      await until(() => ran().includes('added'));
    });
  it('continues after a file whose host does not answer, in ten seconds', async () => {
    const clock = pretendClock(0);
    add(script(`data-src="${TAGS}slow-3.js"`) + script('', pushes('after')));
    const run = createScriptRunner(
      () => true,
      () => {},
      clock,
    );
    void run();
    await until(() => responses.has('slow-3.js'));
    clock.advance(9999);
    await nextTask();
    expect(ran()).to.deep.equal([]);
    clock.advance(1);
    await until(() => ran().includes('after'));
    responses.get('slow-3.js')!();
    await until(() => ran().includes('slow-3.js'));
    expect(clock.pauses()).to.deep.equal([]);
  });
  it('does not run the remaining scripts when the visitor declines meanwhile', async () => {
    add(script(`data-src="${TAGS}slow-2.js"`) + script('', pushes('remaining')));
    consent().accept();
    await until(() => responses.has('slow-2.js'));
    consent().decline();
    responses.get('slow-2.js')!();
    await until(() => ran().includes('slow-2.js'));
    await nextTask();
    expect(ran()).to.deep.equal(['slow-2.js']);
  });
  it('needs a reload when the visitor declines after a script has run', () => {
    add(script('', pushes('it')));
    consent().accept();
    expect(reloadNeeded().get()).to.equal(false);
    consent().decline();
    expect(reloadNeeded().get()).to.equal(true);
    consent().accept();
    expect(reloadNeeded().get()).to.equal(false);
  });
  it('keeps the attributes, the nonce and the position of a script', async () => {
    add(script('id="tag" data-site="7" nonce="n1" data-type="module"', pushes('module')));
    consent().accept();
    await until(() => ran().includes('module'));
    const running = holder.querySelector('script')!;
    expect([running.id, running.dataset['site'], running.nonce, running.type]).to.deep.equal([
      'tag',
      '7',
      'n1',
      'module',
    ]);
  });
  it('runs them all on a page without nonces, whatever nonce is written at one of them', async () => {
    add(script('nonce="guess"', pushes('guess')) + script('', pushes('plain')));
    consent().accept();
    await until(() => ran().length === 2);
  });
  it('runs none where the page’s scripts have several nonces, of which one may be a guess', async () => {
    add(
      '<script nonce="own" type="application/json">1</script><script nonce="guess" type="application/json">1</script>',
    );
    const warnings = await warningsOf(async () => {
      for (const nonce of ['', 'nonce="own"', 'nonce="guess"']) add(script(nonce, pushes('any')));
      consent().accept();
      await nextTask();
    });
    expect(ran()).to.deep.equal([]);
    expect(warnings.join()).to.contain('nonce');
  });
  it('runs none, with a warning, while the page refuses the policy of the kit', async () => {
    const { stores } = pageRegistry();
    const policy = stores.get('trusted-types');
    stores.set('trusted-types', undefined);
    add(script('', pushes('late')));
    const warnings = await warningsOf(async () => {
      consent().accept();
      await nextTask();
    });
    stores.set('trusted-types', policy);
    expect([ran(), warnings.join().includes('refuses the Trusted Types policy')]).to.deep.equal([[], true]);
    add(script('', pushes('later')));
    await until(() => ran().length === 2);
  });
  it('runs them once when two copies of the kit are on the page', async () => {
    const second = startGates();
    expect(second === stop).to.equal(true);
    add(script('', pushes('once')));
    consent().accept();
    await until(() => ran().includes('once'));
    expect(ran()).to.deep.equal(['once']);
  });
  it('does nothing after it was stopped', async () => {
    stop();
    add(script('', pushes('stopped')));
    consent().accept();
    await nextTask();
    expect(ran()).to.deep.equal([]);
  });
  it('warns about a script that does not wait at all', async () => {
    const warnings = await warningsOf(async () => {
      const running = document.createElement('script');
      running.dataset['sqConsent'] = 'analytics';
      running.textContent = pushes('ungated');
      holder.append(running);
      await nextTask();
    });
    expect(warnings.join()).to.contain('type="text/plain"');
  });
});

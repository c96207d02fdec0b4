import { expect } from '@open-wc/testing';
import { until, warningsOf } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { consent } from './consent.js';
import { startGates } from './gates.js';
import { needsReload } from './needs-reload.js';

const TAGS = 'https://tags.example/';
const page = window as { ran?: string[] };
const ran = () => page.ran ?? [];
/** As the parser makes it: without a type that runs. */
const script = (attributes: string, text = '') =>
  `<script type="text/plain" data-sq-consent="analytics" ${attributes}>${text}</script>`;
const says = (what: string) => `(window.ran ??= []).push('${what}')`;

describe('scripts that wait for consent', () => {
  const network = pretendNetwork();
  const asked: string[] = [];
  /** Files answer when the test says so. */
  const answers = new Map<string, () => void>();
  let holder: HTMLElement;
  let stop: () => void;
  beforeEach(() => {
    network.use(
      http.get(`${TAGS}:file`, async ({ params }) => {
        const file = String(params['file']);
        asked.push(file);
        if (file.startsWith('slow')) await new Promise<void>((resolve) => answers.set(file, resolve));
        if (file.startsWith('gone')) return HttpResponse.error();
        return new HttpResponse(says(file), { headers: { 'content-type': 'text/javascript' } });
      }),
    );
    delete page.ran;
    asked.length = 0;
    consent().reset();
    holder = document.createElement('div');
    document.body.append(holder);
    stop = startGates();
  });
  afterEach(() => {
    stop();
    holder.remove();
    consent().reset();
    needsReload().set(false);
  });
  const add = (html: string) => holder.insertAdjacentHTML('beforeend', html);
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('asks nobody and runs nothing before a yes, nor after a no', async () => {
    add(script(`data-src="${TAGS}a.js"`) + script(`src="${TAGS}b.js"`) + script('', says('inline')));
    await nextTask();
    consent().decline();
    await nextTask();
    expect([asked, ran()]).to.deep.equal([[], []]);
  });
  it('runs them in the order of the page, once, after a yes', async () => {
    add(
      script('', says('first')) +
        script(`data-src="${TAGS}slow-1.js"`) +
        script(`src="${TAGS}2.js"`) +
        script('', says('last')),
    );
    consent().accept();
    await until(() => answers.has('slow-1.js') && asked.includes('2.js'), 'side by side');
    expect(ran()).to.deep.equal(['first']);
    answers.get('slow-1.js')!();
    await until(() => ran().includes('last'));
    expect(ran()).to.deep.equal(['first', 'slow-1.js', '2.js', 'last']);
    consent().decline();
    consent().accept();
    await nextTask();
    expect(ran()).to.have.length(4);
  });
  it('runs those that come later, for a visitor who has said yes', async () => {
    consent().accept();
    add(`<section>${script('', says('late'))}</section>`);
    await until(() => ran().includes('late'));
  });
  it('goes on after one that cannot be had', async () => {
    add(script(`data-src="${TAGS}gone.js"`) + script('', says('after')));
    consent().accept();
    await until(() => ran().includes('after'));
  });
  it('stops with those that are left when the visitor withdraws', async () => {
    add(script(`data-src="${TAGS}slow-2.js"`) + script('', says('never')));
    consent().accept();
    await until(() => answers.has('slow-2.js'));
    consent().decline();
    answers.get('slow-2.js')!();
    await until(() => ran().includes('slow-2.js'));
    await nextTask();
    expect(ran()).to.deep.equal(['slow-2.js']);
  });
  it('tells that what has run ends only with the page', () => {
    add(script('', says('it')));
    consent().accept();
    expect(needsReload().get()).to.equal(false);
    consent().decline();
    expect(needsReload().get()).to.equal(true);
    consent().accept();
    expect(needsReload().get()).to.equal(false);
  });
  it('keeps the attributes, the nonce and the place of a script', async () => {
    add(script('id="tag" data-site="7" nonce="n1" data-type="module"', says('module')));
    consent().accept();
    await until(() => ran().includes('module'));
    const live = holder.querySelector('script')!;
    expect([live.id, live.dataset['site'], live.nonce, live.type]).to.deep.equal(['tag', '7', 'n1', 'module']);
  });
  it('runs them once though two copies of the kit are on the page', async () => {
    const second = startGates();
    expect(second).to.equal(stop);
    add(script('', says('once')));
    consent().accept();
    await until(() => ran().includes('once'));
    expect(ran()).to.deep.equal(['once']);
  });
  it('does nothing more when it has been stopped', async () => {
    stop();
    add(script('', says('stopped')));
    consent().accept();
    await nextTask();
    expect(ran()).to.deep.equal([]);
  });
  it('says so where a script does not wait at all', async () => {
    const warnings = await warningsOf(async () => {
      const running = document.createElement('script');
      running.dataset['sqConsent'] = 'analytics';
      running.textContent = says('unasked');
      holder.append(running);
      await nextTask();
    });
    expect(warnings.join()).to.contain('type="text/plain"');
  });
});

import { expect } from '@open-wc/testing';
import { pageRegistry, requestBlock } from '../../shared/platform/page/page-registry.js';
import { until, warningsOf } from '../../shared/testing/fixture.js';
import { onUse } from './on-use.js';
import { startLoader } from './start-loader.js';

const TAGS = [
  'near',
  'far',
  'late',
  'idle',
  'touch',
  'eager',
  'fail',
  'served',
  'counted',
  'command',
  'requested',
  'hidden',
  'odd',
  'over',
]
  .map((name) => `sq-lt-${name}`)
  .concat('sq-lightbox');

/** What the loader has imported, and the tests that wait for an import. */
const imported: string[] = [];
const waiting = new Map<string, () => void>();
let failing = true;

const requested = (tag: string) =>
  imported.includes(tag) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(tag, resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function importBlock(tag: string) {
  imported.push(imported.includes(tag) ? `${tag} again` : tag);
  waiting.get(imported.at(-1)!)?.();
  if (tag === 'sq-lt-fail' && failing) throw new Error('offline');
  customElements.define(tag, class extends HTMLElement {});
}

function add(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  return holder;
}

describe('the loader', () => {
  let page: HTMLElement;
  before(() => {
    page = add(`
      <sq-lt-near>near</sq-lt-near>
      <sq-lt-eager load="eager">eager</sq-lt-eager>
      <sq-lt-touch load="interaction">touch</sq-lt-touch>
      <sq-lt-idle load="idle">idle</sq-lt-idle>
      <div class="spacer"></div>
      <sq-lt-far>far</sq-lt-far>
      <div id="target">the element of the block below</div>
      <sq-lt-served for="target"></sq-lt-served>
      <sq-lt-counted data-lt-served>counted</sq-lt-counted>
      <sq-lt-fail>mine</sq-lt-fail>
      <sq-lt-over></sq-lt-over>`);
    const spacer = page.querySelector<HTMLElement>('.spacer')!;
    spacer.style.height = '5000px';
    page.querySelector<HTMLElement>('sq-lt-served')!.style.display = 'none';
    startLoader(
      TAGS,
      { importBlock, importParts: (tag) => imported.push(`${tag}: parts`) },
      'sq-lt-over',
      () => false,
      '[data-lt-served]',
      () => imported.push('services'),
    );
  });
  after(() => page.remove());

  it('loads load="eager" at once, before the first paint', () => {
    expect(imported).to.deep.equal(['sq-lt-eager: parts', 'sq-lt-eager']);
  });

  it('loads what is in view after the first paint, together with the files that it imports', async () => {
    await requested('sq-lt-near');
    expect(imported.indexOf('sq-lt-near: parts')).to.be.within(0, imported.indexOf('sq-lt-near') - 1);
    await customElements.whenDefined('sq-lt-near');
  });

  it('loads load="idle" when the browser is idle', () => requested('sq-lt-idle'));

  it('does not load what is out of view, nor load="interaction"', async () => {
    await nextFrame();
    await nextFrame();
    expect(imported).not.to.include.members(['sq-lt-far']);
    expect(imported).not.to.include.members(['sq-lt-touch']);
    expect(imported).not.to.include.members(['sq-lt-served']);
    expect(imported).not.to.include.members(['sq-lt-over']);
  });

  it("loads an overlay at the visitor's first interaction", async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    await requested('sq-lt-over');
  });

  it('loads load="interaction" when it is pointed at', async () => {
    page
      .querySelector('sq-lt-touch')!
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await requested('sq-lt-touch');
  });

  it('finds tags that are added later, inside other elements too', async () => {
    const late = add('<section><p><sq-lt-late>late</sq-lt-late></p></section>');
    page.before(late);
    await requested('sq-lt-late');
    late.remove();
  });

  it('loads what comes near the viewport, a block that is for it, and one that a service works for', async () => {
    const warnings = await warningsOf(async () => {
      page.querySelector('#target')!.scrollIntoView();
      await Promise.all(['far', 'served', 'counted', 'fail'].map((name) => requested(`sq-lt-${name}`)));
      await nextFrame();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('<sq-lt-fail> could not be loaded: its content stays');
    expect(page.querySelector('sq-lt-fail')!.textContent).to.equal('mine');
  });

  it('tries a failed import again on the next need, without a second warning [ERR-016]', async () => {
    const attempts = () => imported.filter((name) => name.startsWith('sq-lt-fail') && !name.endsWith('parts')).length;
    const need = () =>
      page.querySelector('sq-lt-fail')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    const warnings = await warningsOf(async () => {
      const before = attempts();
      need();
      await until(() => attempts() === before + 1);
      // It fails again, and is needed again: each need is one attempt, as soon as the one before has failed.
      await until(() => (need(), attempts() === before + 2));
      failing = false;
      await until(() => (need(), customElements.get('sq-lt-fail')));
    });
    expect(warnings).to.deep.equal([]);
  });

  it('loads a block that another block requests', async () => {
    await requestBlock('sq-lt-requested');
    expect(customElements.get('sq-lt-requested')).not.to.equal(undefined);
    expect(requestBlock('sq-unknown')).to.equal(undefined);
  });

  it('repeats a command to the block that it loads for it', async () => {
    const holder = add('<sq-lt-command load="interaction"></sq-lt-command>');
    const target = holder.firstElementChild!;
    const received = new Promise<string>((resolve) => {
      void customElements
        .whenDefined('sq-lt-command')
        .then(() =>
          target.addEventListener('command', (event) => resolve((event as Event & { command: string }).command)),
        );
    });
    target.dispatchEvent(Object.assign(new Event('command'), { command: '--open' }));
    expect(await received).to.equal('--open');
    holder.remove();
  });

  it('repeats a click on a link of the viewer when the viewer is loaded', async () => {
    const holder = add('<a href="#full" data-sq-lightbox="trip">Full</a>');
    const link = holder.firstElementChild as HTMLElement;
    const modified = new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(modified);
    expect(customElements.get('sq-lightbox'), 'the browser’s').to.equal(undefined);
    const replayed = new Promise<boolean>((resolve) => {
      link.addEventListener('click', (event) => {
        // A navigator that listens on the link would go to the image.
        expect(customElements.get('sq-lightbox'), 'no click before').not.to.equal(undefined);
        resolve(event.isTrusted);
        event.preventDefault();
      });
    });
    link.click();
    await replayed;
    expect(location.hash).not.to.equal('#full');
    expect(imported).to.include('sq-lightbox');
    holder.remove();
  });

  it('finds such a link in a shadow root, and around a component', () => {
    const holder = add('<div></div>');
    const root = holder.firstElementChild!.attachShadow({ mode: 'open' });
    root.innerHTML = '<a href="#full" data-sq-lightbox><b>Full</b></a>';
    const wanted: string[] = [];
    onUse(
      () => {},
      (tag) => {
        wanted.push(tag);
        return undefined;
      },
      () => {},
    );
    root.querySelector('b')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(wanted).to.include('sq-lightbox');
    holder.remove();
  });

  it('loads what was hidden when it is shown', async () => {
    const holder = add('<sq-lt-hidden>hidden</sq-lt-hidden>');
    page.before(holder);
    holder.hidden = true;
    await nextFrame();
    expect(imported).not.to.include('sq-lt-hidden');
    holder.hidden = false;
    window.scrollTo(0, 0);
    await requested('sq-lt-hidden');
    holder.remove();
  });

  it('logs an invalid load attribute and uses the default', async () => {
    let holder: HTMLElement | undefined;
    const warnings = await warningsOf(async () => {
      holder = add('<sq-lt-odd load="soon">odd</sq-lt-odd>');
      page.before(holder);
      await requested('sq-lt-odd');
    });
    expect(warnings.join()).to.contain('<sq-lt-odd> load="soon" is not valid');
    holder?.remove();
  });

  it('loads the services for an overlay, and for each element that they work for', async () => {
    const count = () => imported.filter((what) => what === 'services').length;
    await until(() => count() > 0, 'for the overlay');
    const before = count();
    const holder = add('<p><iframe data-lt-served title="Later"></iframe></p>');
    await until(() => count() === before + 1, 'for the frame');
    holder.remove();
  });

  it('starts once', async () => {
    const first = pageRegistry().loadBlock;
    const warnings = await warningsOf(() =>
      startLoader(
        TAGS,
        { importBlock, importParts: () => {} },
        '',
        () => false,
        'none',
        () => {},
      ),
    );
    expect(warnings.join()).to.contain('more than once');
    expect(pageRegistry().loadBlock).to.equal(first);
  });
});

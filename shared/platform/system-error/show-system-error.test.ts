import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { forgetPageContext } from '../page/read-page.js';
import { nextEvent, until } from '../../testing/fixture.js';
import { describeError } from './build-overlay.js';
import { page, showSystemError } from './show-system-error.js';
import type { SystemError } from './system-error.js';

const ERROR: SystemError = { url: '/api/thing', format: 'json', message: 'It broke', errorKey: 'key-1' };
const overlays = () => [...document.querySelectorAll<HTMLElement>('[data-sq-system-error]')];
const inside = <E extends Element = HTMLElement>(selector: string) =>
  overlays()[0]!.shadowRoot!.querySelector<E>(selector)!;
const texts = (selector: string) =>
  [...overlays()[0]!.shadowRoot!.querySelectorAll(selector)].map(({ textContent }) => textContent);
const buttons = () => [...overlays()[0]!.shadowRoot!.querySelectorAll('button')];
const focused = () => overlays()[0]!.shadowRoot!.activeElement;

describe('the system-error overlay', () => {
  afterEach(() => {
    for (const overlay of overlays()) overlay.shadowRoot!.querySelector<HTMLElement>('button:last-of-type')!.click();
    document.documentElement.removeAttribute('dir');
    document.getElementById('sq-context')?.remove();
    forgetPageContext();
  });

  describe('shows', () => {
    it('for a cleaned error that something went wrong, and that it was reported [REQ-019]', () => {
      for (const isNetwork of [true, false]) {
        showSystemError({ ...ERROR, isCleaned: true, isNetwork });
        expect(texts('h2')).to.deep.equal(['Something Went Wrong!']);
        expect(texts('#description p')).to.deep.equal(['This error has been logged and reported.']);
        expect(inside('dialog').textContent).not.to.contain('It broke');
        buttons()[1]!.click();
      }
    });
    it("for a network error the error's message [REQ-020]", () => {
      showSystemError({ ...ERROR, isNetwork: true });
      expect(texts('#description p')).to.deep.equal(['It broke']);
      expect(inside('dialog').textContent).not.to.contain('/api/thing');
    });
    it('for any other error the address, the format and the text [REQ-021]', () => {
      showSystemError({ ...ERROR, errorKey: undefined });
      expect(texts('dt')).to.deep.equal(['URL', 'Format', 'Error']);
      expect(texts('dd')).to.deep.equal(['/api/thing', 'JSON', 'It broke']);
    });
    it('the error key, where there is one [REQ-023]', () => {
      for (const kind of [{}, { isCleaned: true }, { isNetwork: true }]) {
        showSystemError({ ...ERROR, ...kind });
        expect([texts('dt').at(-1), texts('dd').at(-1)]).to.deep.equal(['Error key', 'key-1']);
        buttons()[1]!.click();
      }
      showSystemError({ url: '', format: 'text', message: 'No', isNetwork: true });
      expect(texts('dl')).to.deep.equal([]);
    });
    it('everything as text, cut to a readable length', () => {
      const html = '<img src=x onerror="window.ran = true"><b>bold</b>';
      showSystemError({ url: html, format: 'text', message: html, errorKey: html });
      expect(texts('dd')).to.deep.equal([html, 'Text', html, html]);
      expect(overlays()[0]!.shadowRoot!.querySelectorAll('img, b')).to.have.length(0);
      const long = describeError({ ...ERROR, message: 'x'.repeat(1e6) }, (key) => key);
      expect(long.details[2]![1]).to.have.length(2001);
    });
    it("its texts in the page's language", () => {
      const script = document.createElement('script');
      script.id = 'sq-context';
      script.type = 'application/json';
      script.textContent = JSON.stringify({ messages: { en: { 'system-error': { clear: 'Close it' } } } });
      document.head.append(script);
      showSystemError(ERROR);
      expect(texts('button')).to.deep.equal(['Reload Page', 'Close it']);
    });
  });

  describe('is a dialog', () => {
    it('with the buttons Reload Page and Clear [REQ-022]', () => {
      const real = page.reload;
      let reloads = 0;
      page.reload = () => reloads++;
      showSystemError(ERROR);
      expect(texts('button')).to.deep.equal(['Reload Page', 'Clear']);
      buttons()[0]!.click();
      page.reload = real;
      expect(reloads).to.equal(1);
      buttons()[1]!.click();
      expect(overlays()).to.have.length(0);
    });
    it('that is modal, named and described', () => {
      showSystemError(ERROR);
      const dialog = inside('dialog');
      expect(dialog.matches(':modal')).to.equal(true);
      expect(dialog.getAttribute('role')).to.equal('alertdialog');
      expect(inside(`#${dialog.getAttribute('aria-labelledby')!}`).textContent).to.equal('System Error');
      expect(inside(`#${dialog.getAttribute('aria-describedby')!}`).textContent).to.contain('It broke');
    });
    it('that focuses its first button, and restores the focus afterwards, also in a shadow root', () => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).innerHTML = '<input>';
      document.body.append(host);
      const input = host.shadowRoot!.querySelector('input')!;
      input.focus();
      showSystemError(ERROR);
      expect(focused() === buttons()[0]).to.equal(true);
      buttons()[1]!.click();
      expect(host.shadowRoot!.activeElement === input).to.equal(true);
      host.remove();
    });
    it('that Escape closes, without the key reaching the page behind it', async () => {
      const keys: string[] = [];
      const onKey = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', onKey);
      showSystemError(ERROR);
      await sendKeys({ press: 'Tab' });
      expect(focused() === buttons()[1]).to.equal(true);
      await sendKeys({ press: 'Escape' });
      await until(() => overlays().length === 0);
      document.removeEventListener('keydown', onKey);
      expect(keys).to.deep.equal([]);
    });
    it('that counts further errors instead of stacking them', () => {
      showSystemError(ERROR);
      const status = inside('[role="status"]');
      expect(status.textContent).to.equal('');
      showSystemError({ ...ERROR, message: 'Another' });
      expect(status.textContent).to.equal('1 more error has occurred.');
      showSystemError(ERROR);
      expect(status.textContent).to.equal('2 more errors have occurred.');
      expect(overlays()).to.have.length(1);
      buttons()[1]!.click();
      showSystemError({ ...ERROR, message: 'Another' });
      expect(texts('dd')).to.contain('Another');
      expect(inside('[role="status"]').textContent).to.equal('');
    });
    it('that is shown again after the page has removed it', () => {
      showSystemError(ERROR);
      overlays()[0]!.remove();
      showSystemError(ERROR);
      expect(overlays()).to.have.length(1);
      expect(inside('dialog').matches(':modal')).to.equal(true);
    });
    it('that is accessible', async () => {
      showSystemError({ ...ERROR, message: 'x'.repeat(5000) });
      await expect(overlays()[0]).to.be.accessible();
    });
  });

  describe('is displayed', () => {
    /** In a small window of its own, under a policy that allows no styles but constructed sheets. */
    async function openInFrame(dir: string, error: SystemError) {
      const frame = document.createElement('iframe');
      frame.width = '375';
      frame.height = '667';
      frame.srcdoc = `<!doctype html><html dir="${dir}" lang="en"><title>Frame</title>
        <meta http-equiv="content-security-policy" content="style-src 'none'; require-trusted-types-for 'script'">
        <script type="module">
          import { showSystemError } from '/shared/platform/system-error/show-system-error.ts';
          showSystemError(${JSON.stringify(error)});
          frameElement.dispatchEvent(new Event('shown'));
        </script>`;
      const shown = nextEvent(frame, 'shown');
      document.body.append(frame);
      await shown;
      const root = frame.contentDocument!.querySelector('[data-sq-system-error]')!.shadowRoot!;
      return { frame, dialog: root.querySelector('dialog')!, buttons: [...root.querySelectorAll('button')] };
    }
    const long = 'https://example.test/' + 'long'.repeat(80);

    it('completely in a window of 375 px, in both directions, under a strict policy', async () => {
      for (const dir of ['ltr', 'rtl']) {
        const error = { ...ERROR, url: long, message: 'Many words. '.repeat(200) };
        const { frame, dialog, buttons } = await openInFrame(dir, error);
        const style = frame.contentWindow!.getComputedStyle(dialog);
        expect([style.direction, style.position, style.paddingTop]).to.deep.equal([dir, 'fixed', '20px']);
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        expect([left, 375 - right, top, 667 - bottom].map((gap) => Math.round(gap))).to.deep.equal([16, 16, 16, 16]);
        expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
        const [first, second] = buttons.map((button) => button.getBoundingClientRect());
        expect(first!.height).to.be.at.least(44);
        expect(first!.top).to.equal(second!.top);
        expect(first!.left < second!.left).to.equal(dir === 'ltr');
        frame.remove();
      }
    });
    it('with all its text aligned to the start of the page', () => {
      document.documentElement.dir = 'rtl';
      showSystemError(ERROR);
      const range = document.createRange();
      range.selectNodeContents(inside('dd'));
      const dialog = inside('dialog').getBoundingClientRect();
      expect(dialog.right - range.getBoundingClientRect().right).to.be.below(30);
    });
    it('even if the page styles its own children', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'body > * { display: none !important; visibility: hidden; color: red; text-transform: uppercase }',
      );
      document.adoptedStyleSheets.push(sheet);
      showSystemError(ERROR);
      const dialog = inside('dialog');
      expect(dialog.checkVisibility({ visibilityProperty: true })).to.equal(true);
      expect(getComputedStyle(dialog).textTransform).to.equal('none');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  });
});

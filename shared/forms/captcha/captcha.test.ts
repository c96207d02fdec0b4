import { expect, fixtureCleanup, nextFrame } from '@open-wc/testing';
import { fakeCaptcha, type FakeCaptcha } from '../../testing/captcha.js';
import { nextEvent, place, until } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { CAPTCHA_PROVIDERS, openCaptcha, TOKEN_FIELDS, type CaptchaOptions } from './captcha.js';
import { CAPTCHA_TIMEOUT_MS } from './captcha.js';
import { PROVIDERS, type CaptchaProvider } from './providers.js';

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'did not reject',
    (error: Error) => error.message,
  );
const scriptsOf = (provider: CaptchaProvider) => [
  ...document.querySelectorAll(`script[src^="${PROVIDERS[provider].script}"]`),
];

describe('captcha', () => {
  const network = pretendNetwork();
  let fake: FakeCaptcha | undefined;
  let tokens: (string | undefined)[] = [];

  beforeEach(() => {
    tokens = [];
  });
  afterEach(() => {
    fake?.restore();
    fake = undefined;
  });

  const options = (provider: CaptchaProvider, more: Partial<CaptchaOptions> = {}): CaptchaOptions => ({
    provider,
    siteKey: 'key-1',
    onToken: (token) => tokens.push(token),
    ...more,
  });
  const boxOf = (width: number) => place(`<div style="width: ${width}px"></div>`);
  const pretend = (provider: CaptchaProvider, byScript = false) =>
    (fake = fakeCaptcha(provider, byScript ? network : undefined));

  for (const provider of CAPTCHA_PROVIDERS) {
    describe(provider, () => {
      it('rejects without a site key before anything is loaded [FRM-060]', async () => {
        const { requests, widgets } = pretend(provider, true);
        const box = await boxOf(400);
        const message = await messageOf(openCaptcha(box, options(provider, { siteKey: '' })));
        expect(message).to.equal('ReCaptcha has not been set up!');
        expect([requests.length, widgets.length, box.childElementCount]).to.deep.equal([0, 0, 0]);
      });

      it('loads the script at the first call, once, and passes the site key [FRM-059]', async () => {
        const before = scriptsOf(provider).length;
        const { requests, widgets } = pretend(provider, true);
        const [one, two] = [await boxOf(400), await boxOf(400)];
        expect(requests).to.deep.equal([]);
        await Promise.all([
          openCaptcha(one, options(provider, { language: 'de', theme: 'dark' })),
          openCaptcha(two, options(provider, { siteKey: 'key-2', language: 'de' })),
        ]);
        await openCaptcha(await boxOf(400), options(provider, { language: 'fr' }));
        expect([requests.length, scriptsOf(provider).length - before]).to.deep.equal([1, 1]);
        expect(requests[0]!.searchParams.get('render')).to.equal('explicit');
        expect(widgets.map(({ options }) => options['sitekey'])).to.deep.equal(['key-1', 'key-2', 'key-1']);
        expect(one.contains(widgets[0]!.box) && two.contains(widgets[1]!.box)).to.equal(true);
        expect([widgets[0]!.options['theme'], 'theme' in widgets[1]!.options]).to.deep.equal(['dark', false]);
      });

      it('uses the library that the page has loaded itself', async () => {
        const before = scriptsOf(provider).length;
        const { widgets } = pretend(provider);
        await openCaptcha(await boxOf(400), options(provider));
        expect([widgets.length, scriptsOf(provider).length - before]).to.deep.equal([1, 0]);
      });

      it('rejects with the address when the script cannot be loaded, and tries again at the next call', async () => {
        network.use(http.get(PROVIDERS[provider].script, () => HttpResponse.error(), { once: true }));
        const box = await boxOf(400);
        const message = await messageOf(openCaptcha(box, options(provider)));
        expect(message).to.contain(PROVIDERS[provider].script).and.contain('could not be loaded');
        const { widgets } = pretend(provider, true);
        await openCaptcha(box, options(provider));
        expect(widgets.length).to.equal(1);
      });

      it('calls onToken with the token, and with undefined when it expires or the captcha fails', async () => {
        const { widgets } = pretend(provider);
        await openCaptcha(await boxOf(400), options(provider));
        widgets[0]!.solve('t1');
        widgets[0]!.expire();
        widgets[0]!.solve('t2');
        widgets[0]!.fail();
        expect(tokens).to.deep.equal(['t1', undefined, 't2', undefined]);
      });

      it('two captchas of a page are independent', async () => {
        const { widgets } = pretend(provider);
        const others: unknown[] = [];
        const first = await openCaptcha(await boxOf(400), options(provider));
        const second = await openCaptcha(
          await boxOf(400),
          options(provider, { onToken: (token) => others.push(token) }),
        );
        widgets[1]!.solve('t2');
        first.reset();
        second.remove();
        expect([tokens, others]).to.deep.equal([[], ['t2']]);
        expect([widgets[0]!.resets, widgets[0]!.removed, widgets[1]!.removed]).to.deep.equal([1, false, true]);
      });

      it('reset() asks for a new token, without calling onToken', async () => {
        const { widgets } = pretend(provider);
        const captcha = await openCaptcha(await boxOf(400), options(provider));
        widgets[0]!.solve('t1');
        captcha.reset();
        expect([tokens, widgets[0]!.resets]).to.deep.equal([['t1'], 1]);
        widgets[0]!.solve('t2');
        expect(tokens).to.deep.equal(['t1', 't2']);
      });

      it('remove() empties the box, and onToken is not called any more', async () => {
        const { widgets } = pretend(provider);
        const box = await boxOf(400);
        const captcha = await openCaptcha(box, options(provider));
        captcha.remove();
        captcha.remove();
        captcha.reset();
        widgets[0]!.solve('late');
        widgets[0]!.fail();
        expect([tokens, widgets[0]!.removed, box.childElementCount]).to.deep.equal([[], true, 0]);
      });

      it('can be drawn again in the same box', async () => {
        const { widgets } = pretend(provider);
        const box = await boxOf(400);
        (await openCaptcha(box, options(provider))).remove();
        await openCaptcha(box, options(provider));
        widgets[1]!.solve('t1');
        expect([widgets.length, tokens]).to.deep.equal([2, ['t1']]);
      });

      it('is compact in a box under 320 px [FRM-061]', async () => {
        const { widgets } = pretend(provider);
        for (const width of [319, 320, 400]) await openCaptcha(await boxOf(width), options(provider));
        expect(widgets.map(({ options }) => options['size'])).to.deep.equal(['compact', 'normal', 'normal']);
      });

      it('changes its size with the width of its box until it is solved [FRM-061]', async () => {
        const { widgets } = pretend(provider);
        const box = await boxOf(400);
        const captcha = await openCaptcha(box, options(provider));
        box.style.width = '300px';
        await until(() => widgets.length === 2);
        expect([widgets[0]!.removed, widgets[1]!.options['size'], box.childElementCount]).to.deep.equal([
          true,
          'compact',
          1,
        ]);
        widgets[1]!.solve('t1');
        await widened(box, 400);
        expect([widgets.length, widgets[1]!.removed]).to.deep.equal([2, false]);
        captcha.reset();
        expect([widgets.length, widgets[2]!.options['size']]).to.deep.equal([3, 'normal']);
        widgets[2]!.solve('t2');
        await widened(box, 300);
        widgets[2]!.expire();
        await until(() => widgets.length === 4);
        await widened(box, 0);
        expect([widgets.length, tokens]).to.deep.equal([4, ['t1', 't2', undefined]]);
        captcha.remove();
        await widened(box, 400);
        expect(widgets.length).to.equal(4);
      });

      it('rejects with the error of the library, and leaves the box as it was', async () => {
        pretend(provider);
        const library = (globalThis as unknown as Record<string, { render: () => unknown }>)[
          PROVIDERS[provider].global
        ]!;
        const box = await boxOf(400);
        library.render = () => {
          throw new Error('Invalid site key');
        };
        expect(await messageOf(openCaptcha(box, options(provider)))).to.equal('Invalid site key');
        library.render = () => undefined;
        expect(await messageOf(openCaptcha(box, options(provider)))).to.contain('did not draw');
        expect(box.childElementCount).to.equal(0);
      });
    });
  }

  it('rejects when the script is loaded but not ready in time, and runs it again at the next call', async () => {
    const silent = () => new HttpResponse('', { headers: { 'content-type': 'text/javascript' } });
    network.use(http.get(PROVIDERS.recaptcha.script, silent, { once: true }));
    const box = await boxOf(400);
    const realTimeout = window.setTimeout;
    const timers: (() => void)[] = [];
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === CAPTCHA_TIMEOUT_MS ? timers.push(run) : realTimeout(run, ms)) as typeof window.setTimeout;
    const message = messageOf(openCaptcha(box, options('recaptcha')));
    window.setTimeout = realTimeout;
    await nextEvent(scriptsOf('recaptcha').at(-1)!, 'load');
    timers[0]!();
    expect(await message).to.contain('did not get ready within 30000 ms');
    const { widgets } = pretend('recaptcha', true);
    await openCaptcha(box, options('recaptcha'));
    expect(widgets.length).to.equal(1);
  });

  it('passes the language to reCAPTCHA in the address, to the others with each widget', async () => {
    const languages: unknown[] = [];
    for (const provider of CAPTCHA_PROVIDERS) {
      const { requests, widgets } = pretend(provider, true);
      await openCaptcha(await boxOf(400), options(provider, { language: 'de' }));
      const { hl, language } = widgets[0]!.options;
      languages.push([requests[0]!.searchParams.get('hl'), hl, language]);
      fake!.restore();
    }
    expect(languages).to.deep.equal([
      ['de', undefined, undefined],
      [null, 'de', undefined],
      [null, undefined, 'de'],
    ]);
  });

  it('hCaptcha does not define grecaptcha', async () => {
    const { requests } = pretend('hcaptcha', true);
    await openCaptcha(await boxOf(400), options('hcaptcha'));
    expect(requests[0]!.searchParams.get('recaptchacompat')).to.equal('off');
  });
  it('every library adds its own field, for a form that the browser posts', async () => {
    for (const provider of CAPTCHA_PROVIDERS) {
      const { widgets } = pretend(provider);
      const box = await boxOf(400);
      await openCaptcha(box, options(provider));
      widgets[0]!.solve('token');
      const field = box.querySelector<HTMLTextAreaElement>(`[name="${TOKEN_FIELDS[provider]}"]`);
      expect(field?.value, provider).to.equal('token');
      fake!.restore();
    }
  });

  it('passes no language and no theme unless they are given', async () => {
    const { requests, widgets } = pretend('recaptcha', true);
    await openCaptcha(await boxOf(400), options('recaptcha'));
    expect(requests[0]!.searchParams.has('hl')).to.equal(false);
    expect(Object.keys(widgets[0]!.options).sort()).to.deep.equal(
      ['callback', 'error-callback', 'expired-callback', 'sitekey', 'size'].sort(),
    );
  });

  after(fixtureCleanup);
});

/** Sets the width; resolves when observers were notified of it and had a frame to draw. */
async function widened(box: HTMLElement, width: number): Promise<void> {
  box.style.width = `${width}px`;
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new ResizeObserver(() => box.clientWidth === width && resolve());
  observer.observe(box);
  await promise;
  observer.disconnect();
  await nextFrame();
  await nextFrame();
}

import { expect } from '@open-wc/testing';
import { until } from '../shared/testing/fixture.js';

const TAGS = ['sq-gallery', 'sq-lightbox', 'sq-form', 'sq-map', 'sq-marquee', 'sq-cart-indicator', 'sq-cookie-banner'];

/** The built files, in whichever engine runs this: the source suite proves the rest. */
describe('a file of eleven lines, against dist/', () => {
  for (const dir of ['/dist/', '/dist/lite/'])
    it(`works, and logs nothing on the console: ${dir}`, async () => {
      const text = await (await fetch('/demo/eleven-lines.html')).text();
      const lines: string[] = [];
      (window as unknown as { onFrameLog: (line: string) => void }).onFrameLog = (line) => lines.push(line);
      // A visitor without cookies: the test file that runs beside this one may set that of a cart.
      const listen = `<script>Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
        for (const level of ['log','info','warn','error'])
        console[level] = (...words) => parent.onFrameLog(level + ': ' + words.join(' '));
        addEventListener('error', (event) => parent.onFrameLog('error: ' + event.message));
        addEventListener('unhandledrejection', (event) => parent.onFrameLog('rejection: ' + event.reason));</script>`;
      const frame = document.createElement('iframe');
      frame.width = '1000';
      frame.height = '900';
      frame.srcdoc = text
        .replace('<meta charset', `${listen}<meta charset`)
        .replaceAll('src="/dist/sq', `src="${dir}sq`);
      document.body.append(frame);
      const inside = () => frame.contentDocument!;
      const isReady = (tag: string) => inside().querySelector(tag)?.matches(':state(ready)') ?? false;
      for (const tag of TAGS) {
        await until(() => inside().querySelector(tag), `${tag} is there`);
        inside().querySelector(tag)!.scrollIntoView({ block: 'center' });
        await until(() => isReady(tag), `${tag} is ready`);
      }
      expect(lines).to.deep.equal([]);
      expect(inside().querySelectorAll('img').length, "the author's images").to.equal(2);
      frame.remove();
    });
});

import { expect } from '@open-wc/testing';

const SHEETS = ['/demo/site.css', '/demo/themes/page.css', '/demo/magazine/page.css'];

/** A page of the demo with its link to the main content, which is seen only with the focus. */
async function openPage(sheet: string, dir: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.srcdoc = `<!doctype html><html dir="${dir}"><link rel="stylesheet" href="${sheet}">
    <a class="skip" href="#main">To the content</a><main id="main"><p>Text</p></main>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

describe('the link to the content on pages of the demo', () => {
  for (const sheet of SHEETS)
    for (const dir of ['ltr', 'rtl'])
      it(`of ${sheet} is out of sight and widens no page from ${dir}`, async () => {
        const frame = await openPage(sheet, dir);
        const page = frame.contentDocument!;
        const link = page.querySelector<HTMLElement>('.skip')!;
        const isSeen = () => {
          const { left, right } = link.getBoundingClientRect();
          return right > 0 && left < page.documentElement.clientWidth;
        };
        expect(page.documentElement.scrollWidth).to.equal(page.documentElement.clientWidth);
        expect(isSeen()).to.equal(false);
        link.focus();
        expect(isSeen()).to.equal(true);
        frame.remove();
      });
});

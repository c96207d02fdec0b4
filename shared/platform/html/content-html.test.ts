import { expect } from '@open-wc/testing';
import { imagesHaveFailed } from '../../testing/hostile.js';
import { contentHtml } from './content-html.js';

const copied = (html: string) => {
  const box = document.createElement('div');
  box.append(contentHtml(html));
  return box.innerHTML;
};

describe('contentHtml', () => {
  it('leaves the content of a page unchanged', () => {
    const html =
      '<article class="summary" lang="de"><h3><a href="/blog/1" rel="bookmark">Ein Ofen</a></h3>' +
      '<img src="data:image/png;base64,AA==" alt="" width="3" height="2" loading="lazy"><p>Text &amp; <em>mehr</em></p>' +
      '<img srcset="/a,b.png 1x, data:image/png;base64,AA== 2x" alt=""><table><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table></article>';
    expect(copied(html)).to.equal(html);
  });
  it('lets nothing run, load a frame, take input, or name itself', async () => {
    const hostile = [
      '<img src="x" onerror="window.hurt=1">text',
      '<img src="javascript:hurt()">text',
      '<img src="mailto:hurt">text',
      '<a href="blob:hurt()">text</a>',
      '<picture><source srcset="/a.png, javascript:hurt() 2x"><img srcset="/a.png,javascript:hurt() 2x" alt="">text</picture>',
      '<section onclick="hurt()" style="position:fixed">text</section>',
      '<h2 id="location">text</h2>',
      '<svg><constructor>text</constructor></svg>',
      '<a href="java\nscript:hurt()">text</a>',
      '<svg onload="window.hurt=1"><foreignObject><p>text</p></foreignObject></svg>',
      '<form action="https://evil.example"><input name="password"><button>text</button></form>',
      '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>text',
      '<base href="https://evil.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">text',
    ];
    for (const html of hostile) {
      const result = copied(html);
      expect(result, html).not.to.match(
        /on\w+=|javascript|hurt|\b(style|id)=|<(script|iframe|svg|style|form|input|button|base|link|meta)/i,
      );
      expect(result, html).to.contain('text');
    }
    await imagesHaveFailed();
    expect('hurt' in window).to.equal(false);
  });
});

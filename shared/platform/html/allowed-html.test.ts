import { expect } from '@open-wc/testing';
import { imagesHaveFailed } from '../../testing/hostile.js';
import { allowedHtml } from './allowed-html.js';

const copied = (html: string) => {
  const box = document.createElement('div');
  box.append(allowedHtml(html));
  return box.innerHTML;
};

describe('allowedHtml', () => {
  it('leaves simple text and links unchanged', () => {
    const html = '<p>We use <strong>cookies</strong>. <a href="/privacy" target="_blank">More</a></p>';
    expect(copied(html)).to.equal(html);
  });
  it('lets nothing run', async () => {
    const hostile = [
      '<img src=x onerror="window.hurt=1">text',
      '<script>window.hurt=1</script>text',
      '<p onclick="hurt()">text</p>',
      '<a href="javascript:hurt()">text</a>',
      '<a href=" jAvAsCrIpT:hurt()">text</a>',
      '<svg><script>window.hurt=1</script><a xlink:href="javascript:1">text</a></svg>',
      '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>text',
      '<math><mtext><style><img src=x onerror=hurt()></style>text',
      '<style>*{display:none}</style>text',
    ];
    for (const html of hostile) {
      const result = copied(html);
      expect(result, html).not.to.match(/on\w+=|javascript|<(script|img|iframe|svg|style|math)/i);
      expect(result, html).to.contain('text');
    }
    await imagesHaveFailed();
    expect('hurt' in window).to.equal(false);
  });
});

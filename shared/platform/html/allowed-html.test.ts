import { expect } from '@open-wc/testing';
import { imagesHaveFailed } from '../../testing/hostile.js';
import { pageRegistry } from '../page/page-registry.js';
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
      '<a onclick="hurt()" onfocus="hurt()" href="/">text</a>',
      '<a href="javascript:hurt()">text</a>',
      '<a href=" jAvAsCrIpT:hurt()">text</a>',
      '<a href="data:text/html,hurt()">text</a>',
      '<a href="ms-settings:hurt()">text</a>',
      '<svg><script>window.hurt=1</script><a xlink:href="javascript:1">text</a></svg>',
      '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>text',
      '<math><mtext><style><img src=x onerror=hurt()></style>text',
      '<style>*{display:none}</style>text',
      '<svg><constructor>text</constructor><toString/></svg>',
    ];
    for (const html of hostile) {
      const result = copied(html);
      expect(result, html).not.to.match(/on\w+=|hurt|<(script|img|iframe|svg|style|math)/i);
      expect(result.replaceAll(/<[^>]*>/g, ''), html).to.equal('text');
    }
    await imagesHaveFailed();
    expect('hurt' in window).to.equal(false);
  });
  it('shows nothing of what nobody was to read', () => {
    for (const tag of ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'noembed', 'noframes', 'xmp'])
      expect(copied(`<p>text</p><${tag}>code</${tag}>`), tag).to.equal('<p>text</p>');
  });
  it('is its words alone where the page refuses the policy of the kit', () => {
    const { stores } = pageRegistry();
    const policy = stores.get('trusted-types');
    stores.set('trusted-types', undefined);
    expect(copied('We use <b>cookies</b>.<img src="x" onerror="hurt()"')).to.equal('We use cookies.');
    stores.set('trusted-types', policy);
  });
});

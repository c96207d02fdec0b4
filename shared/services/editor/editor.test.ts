import { expect } from '@open-wc/testing';
import * as editor from '../../../elements/public/editor.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { until } from '../../testing/fixture.js';
import { removeContext, setContext } from '../../testing/page-context.js';

const LOOK: editor.Aesthetics = {
  activeColorThemeId: 'c1',
  activeFontThemeId: 'f1',
  colorPalette: [{ id: 'sand', hex: '#eee8d5' }],
  colorThemes: { c1: { text: '#000', links: ['#00f'] } },
  fontThemes: [{ id: 'f1' }],
  fontUsageCategories: { headings: 'Lora' },
};

describe('the look of a site', () => {
  const changed = (after: object) => editor.haveAestheticsChanged(LOOK, { ...LOOK, ...after });

  it('has changed when one of its six parts has [EDT-006]', () => {
    const changes: Required<editor.Aesthetics> = {
      activeColorThemeId: 'c2',
      activeFontThemeId: 'f2',
      colorPalette: [{ id: 'sand', hex: '#eee8d6' }],
      colorThemes: { c1: { text: '#000', links: ['#00f', '#f00'] } },
      fontThemes: [{ id: 'f1' }, { id: 'f2' }],
      fontUsageCategories: { headings: 'Lora', body: 'Lora' },
    };
    for (const [field, value] of Object.entries(changes)) {
      expect(changed({ [field]: value }), field).to.equal(true);
      expect(changed({ [field]: undefined }), `no ${field}`).to.equal(true);
      expect(editor.changedAesthetics(LOOK, { ...LOOK, [field]: value })).to.deep.equal([field]);
    }
  });
  it('has not changed by other fields, nor by another order of members [EDT-006]', () => {
    expect(editor.haveAestheticsChanged(LOOK, structuredClone(LOOK))).to.equal(false);
    expect(changed({ title: 'Tidewater' })).to.equal(false);
    expect(changed({ colorThemes: { c1: { links: ['#00f'], text: '#000' } } })).to.equal(false);
    expect(editor.haveAestheticsChanged({}, {})).to.equal(false);
    expect(editor.haveAestheticsChanged({ fontThemes: ['a', 'b'] }, { fontThemes: ['b', 'a'] })).to.equal(true);
    expect(editor.haveAestheticsChanged({ fontThemes: [] }, { fontThemes: {} })).to.equal(true);
    expect(editor.haveAestheticsChanged({ fontThemes: null }, { fontThemes: {} })).to.equal(true);
  });
});

describe('the events of an editor', () => {
  afterEach(removeContext);

  it('of the frame are load, frame unload, save enter, save exit and editing change [EDT-007]', () =>
    expect(Object.values(editor.FRAME_EVENTS)).to.deep.equal([
      'load',
      'frame unload',
      'save enter',
      'save exit',
      'editing change',
    ]));
  it('reach other tabs with admin access, and no other [EDT-008]', async () => {
    const received: unknown[] = [];
    const stop = editor.onEditorEvent((event) => received.push(event));
    const { track } = editor.createEditorTracker();
    const foreign = new BroadcastChannel(editor.EDITOR_CHANNEL);
    foreign.postMessage('no event');
    foreign.postMessage({ object_type: 'nothing was done' });
    for (const [action, context] of [
      ['visitor', { websiteRoles: [1] }],
      ['editor', { authenticatedAccount: { id: 'a1' }, websiteRoles: [4] }],
      ['admin', { authenticatedAccount: { id: 'a1' }, websiteRoles: [1] }],
    ] as const) {
      setContext(context);
      track({ action });
    }
    await until(() => received.length > 0);
    expect(received).to.deep.equal([{ action: 'admin' }]);

    stop();
    const later: unknown[] = [];
    const stopOther = editor.onEditorEvent((event) => later.push(event));
    track({ action: 'save' });
    await until(() => later.length === 1);
    expect(received).to.have.length(1);
    stopOther();
    foreign.close();
  });
});

describe('the calls of an editor', () => {
  const network = pretendNetwork();
  afterEach(removeContext);
  const answers = (path: string, data: object) => network.use(http.get(path, () => HttpResponse.json(data)));
  function echoes(path: string) {
    network.use(http.put(path, async ({ request }) => HttpResponse.json({ sent: await request.json() })));
  }

  it('read the settings and the status of its languages [EDT-009, EDT-010]', async () => {
    answers('/api/multilingual/settings', { languages: ['de'] });
    answers('/api/multilingual/status', { enabled: true });
    expect(await editor.multilingualSettings()).to.deep.equal({ ok: true, data: { languages: ['de'] } });
    expect(await editor.multilingualStatus()).to.deep.equal({ ok: true, data: { enabled: true } });
  });
  it('save the languages [EDT-011]', async () => {
    echoes('/api/multilingual/languages');
    const saved = await editor.saveLanguages([{ code: 'de' }]);
    expect(saved).to.deep.equal({ ok: true, data: { sent: { languages: [{ code: 'de' }] } } });
  });
  it("read and save the site's header and footer [EDT-012, EDT-013]", async () => {
    setContext({ apiRoot: '/of-the-site' });
    answers('/of-the-site/site-header-footer', { header: { title: 'Tide' } });
    echoes('/of-the-site/site-header-footer');
    expect(await editor.readHeaderFooter()).to.deep.equal({ ok: true, data: { header: { title: 'Tide' } } });
    const parts = { header: { title: 'Tide' }, footer: null };
    expect(await editor.saveHeaderFooter(parts)).to.deep.equal({ ok: true, data: { sent: parts } });
  });
  it('hand over an empty object for no answer, and the reason of a failure', async () => {
    network.use(http.put('/api/site-header-footer', () => new HttpResponse(null, { status: 204 })));
    expect(await editor.saveHeaderFooter({ header: 1, footer: 2 })).to.deep.equal({ ok: true, data: {} });
    network.use(http.get('/api/multilingual/status', () => new HttpResponse(null, { status: 503 })));
    const failed = await editor.multilingualStatus();
    expect(!failed.ok && failed.failure.kind).to.equal('status');
  });
});

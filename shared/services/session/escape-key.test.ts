import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { alert } from '../../platform/dialogs/alert.js';
import { place, until } from '../../testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../testing/network.js';
import { removeContext, setContext } from '../../testing/page-context.js';
import { setEditorHooks } from './editor-hooks.js';
import { OPEN_LOGIN, startEscapeKey, type EscapeOptions } from './escape-key.js';
import { escapeAction, type EscapePress } from './escape-key.js';

const ACCOUNT = {
  authenticatedAccount: { id: 'a1' },
  website: { identifier: 'shark' },
  appDomain: 'builder.example',
};
const PANEL = 'https://shark.builder.example';
const escape = () => sendKeys({ press: 'Escape' });

describe('the rule of Escape', () => {
  const press = (given: Partial<EscapePress>) =>
    escapeAction({
      isSignedIn: false,
      isInEditor: false,
      mayLogIn: false,
      isDialogOpen: false,
      isShift: false,
      ...given,
    });
  it('is a table: the dialog first, then the editor, then the account [RUN-009, RUN-010, RUN-011]', () => {
    const table: [ReturnType<typeof escapeAction>, Partial<EscapePress>][] = [
      [undefined, {}],
      ['login', { mayLogIn: true }],
      ['config', { isSignedIn: true }],
      ['config', { isSignedIn: true, mayLogIn: true }],
      ['editor', { isSignedIn: true, isInEditor: true }],
      ['editor', { isInEditor: true, mayLogIn: true }],
      [undefined, { isSignedIn: true, isDialogOpen: true }],
      [undefined, { mayLogIn: true, isDialogOpen: true }],
      [undefined, { isSignedIn: true, isInEditor: true, isDialogOpen: true }],
    ];
    for (const [action, given] of table) expect(press(given), JSON.stringify(given)).to.equal(action);
  });
  it('with Shift is a logout of accounts alone, whatever is open [RUN-008]', () => {
    for (const isDialogOpen of [false, true])
      for (const isInEditor of [false, true]) {
        expect(press({ isShift: true, isSignedIn: true, isDialogOpen, isInEditor })).to.equal('log-out');
        expect(press({ isShift: true, mayLogIn: true, isDialogOpen, isInEditor })).to.equal(undefined);
      }
  });
});

describe('Escape on a page', () => {
  const network = pretendNetwork();
  let visited: string[] = [];
  let logins = 0;
  let logouts = 0;
  let end: (() => void) | undefined;
  const countLogin = () => void logins++;

  /** The tests of some browsers run in a frame. */
  function start(context: object, options: EscapeOptions = {}) {
    setContext(context, [PANEL]);
    end = startEscapeKey({ go: (address) => void visited.push(address), isInEditor: () => false, ...options });
  }
  function answerLogout() {
    logouts = 0;
    network.use(
      http.post('/api/auth/Logout', () => {
        logouts++;
        return new HttpResponse(null, { status: 204 });
      }),
    );
  }
  const pressShiftEscape = (target: Element) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', shiftKey: true, bubbles: true, composed: true }),
    );
  before(() => document.addEventListener(OPEN_LOGIN, countLogin));
  after(() => document.removeEventListener(OPEN_LOGIN, countLogin));
  beforeEach(() => {
    visited = [];
    logins = 0;
    (document.activeElement as HTMLElement | null)?.blur();
  });
  afterEach(() => {
    end?.();
    removeContext();
  });

  it('takes nobody to another origin that no script of the page names', async () => {
    start(ACCOUNT);
    setContext(ACCOUNT);
    await escape();
    expect(visited.map((address) => new URL(address).origin)).to.deep.equal([location.origin]);
  });
  it('takes a signed-in account to the config panel, with the page as frameUrl [RUN-009]', async () => {
    start(ACCOUNT);
    await escape();
    const frameUrl = encodeURIComponent(location.pathname + location.search);
    expect(visited).to.deep.equal([`https://shark.builder.example/config/?frameUrl=${frameUrl}`]);
    end?.();
    start({ authenticatedAccount: { id: 'a1' } });
    await escape();
    expect(visited[1]).to.equal(`${location.origin}/config/?frameUrl=${frameUrl}`);
    end?.();
    await escape();
    expect([visited.length, logins]).to.deep.equal([2, 0]);
  });
  it('opens the login of visitors, where useEscapeKeyToLogin is on [RUN-010]', async () => {
    start({ websiteSettings: { useEscapeKeyToLogin: true } });
    await escape();
    expect([logins, visited.length]).to.deep.equal([1, 0]);
    for (const useEscapeKeyToLogin of [undefined, false, 'true']) {
      end?.();
      start({ websiteSettings: { useEscapeKeyToLogin } });
      await escape();
    }
    expect([logins, visited.length]).to.deep.equal([1, 0]);
  });
  it('closes a guide of the editor, else toggles its panel; by default in the backend [RUN-011]', async () => {
    const calls: string[] = [];
    let isGuideOpen = true;
    const before = location.href;
    history.pushState(null, '', '/config/pages');
    setContext(ACCOUNT);
    end = startEscapeKey({ go: (address) => void visited.push(address) });
    try {
      await escape();
      const takeBack = setEditorHooks({
        closeGuide() {
          if (isGuideOpen) calls.push('guide');
          return isGuideOpen;
        },
        togglePanel: () => void calls.push('panel'),
      });
      await escape();
      isGuideOpen = false;
      await escape();
      await escape();
      takeBack();
      await escape();
    } finally {
      history.replaceState(null, '', before);
    }
    expect([calls, visited]).to.deep.equal([['guide', 'panel', 'panel'], []]);
  });
  it('serves an open dialog first, wherever the focus is [RUN-009]', async () => {
    start(ACCOUNT);
    const closed = alert('Please read this.');
    await escape();
    await closed;
    expect(visited).to.deep.equal([]);

    const popover = await place('<div popover>More</div>');
    if ('showPopover' in popover) {
      popover.showPopover();
      (document.activeElement as HTMLElement).blur();
      await escape();
      expect(visited).to.deep.equal([]);
      popover.remove();
    }
    await place('<div role="dialog" aria-modal="true" hidden>Closed</div>');
    const other = await place('<div role="dialog" aria-modal="true">Of a theme</div>');
    await escape();
    expect(visited).to.deep.equal([]);
    other.remove();
    await escape();
    expect(visited).to.have.length(1);
  });
  it('does nothing while somebody types, nor when the press was answered or has other keys', async () => {
    start(ACCOUNT);
    answerLogout();
    const fields = await place('<p><input /><textarea></textarea><b contenteditable="true">text</b></p>');
    for (const field of fields.children as HTMLCollectionOf<HTMLElement>) {
      field.focus();
      await escape();
      pressShiftEscape(field);
    }
    const button = await place('<button>Menu</button>');
    button.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    button.focus();
    await escape();
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, ...more }));
    expect(visited).to.deep.equal([]);
    await escape();
    expect([visited.length, logouts]).to.deep.equal([1, 0]);
  });
  it('with Shift logs a signed-in account out, also over a dialog, until it is stopped [RUN-008]', async () => {
    answerLogout();
    start({ websiteSettings: { useEscapeKeyToLogin: true } });
    pressShiftEscape(document.body);
    end?.();
    start(ACCOUNT);
    const dialog = await place<HTMLDialogElement>('<dialog>Open</dialog>');
    dialog.showModal();
    pressShiftEscape(document.body);
    await until(() => visited.length === 1);
    expect(visited[0]).to.equal(`${location.origin}/?logout=true`);
    end?.();
    pressShiftEscape(document.body);
    dialog.close();
    expect([logouts, logins]).to.deep.equal([1, 0]);
  });
});

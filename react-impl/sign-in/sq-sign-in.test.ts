import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { http, HttpResponse, pretendNetwork } from '../../shared/testing/network.js';
import { removeContext, setContext } from '../../shared/testing/page-context.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import { typeText } from '../../shared/testing/typing.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { sessionToken } from '../../shared/platform/requests/session-token.js';
import { navigation } from './sign-in.js';
import '../../elements/sq-member-gate/index.js';
import type { signIn } from './declaration.js';
import '../../elements/sq-sign-in/index.js';
import sheet from '../../elements/sq-sign-in/sq-sign-in.css' with { type: 'css' };

type SignIn = ElementOf<typeof signIn>;

const SESSION = '/api/site-users/account/session';
const WRONG = 'The email or the password is wrong.';
const FORM = `<form action="${SESSION}" method="post">
  <label>Email <input type="email" name="email" autocomplete="username" required></label>
  <label>Password <input type="password" name="password" autocomplete="current-password" required aria-describedby="hint"></label>
  <label><input type="checkbox" name="rememberMe" value="true"> Stay signed in</label>
  <button>Sign in</button><small id="hint">At least 8 characters</small>
</form>`;

describe('sq-sign-in', () => {
  const network = pretendNetwork();
  const went: string[] = [];
  const { go, reload } = navigation;
  let sent: unknown[];
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    Object.assign(navigation, { go: (to: string) => went.push(to), reload: () => went.push('reload') });
    went.length = 0;
    sent = [];
    answer(() => HttpResponse.json({ xsrfToken: 'token-1' }));
    network.use(
      http.delete(SESSION, ({ request }) => {
        sent.push(`out ${new URL(request.url).searchParams.get('cloneCart')} ${request.headers.get('x-csrf-token')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });
  afterEach(() => {
    Object.assign(navigation, { go, reload });
    sessionToken().set('');
    sessionStorage.clear();
    removeContext();
  });

  /** What the server does with the next sign-ins. */
  function answer(reply: () => Response | Promise<Response>) {
    network.use(
      http.post(SESSION, async ({ request }) => {
        sent.push(await request.json());
        return reply();
      }),
    );
  }
  async function opened(html = `<sq-sign-in>${FORM}</sq-sign-in>`): Promise<SignIn> {
    const holder = await place(`<div>${html}</div>`);
    const element = holder.querySelector<SignIn>('sq-sign-in')!;
    await settled(element);
    return element;
  }
  const field = (element: Element, name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const part = (element: Element, name: string) => inShadow(element, `[part=${name}]`);
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  function fill(element: Element, email = 'ada@example.com', password = 'tide and clay') {
    field(element, 'email').value = email;
    field(element, 'password').value = password;
  }
  const submit = (element: Element) => element.querySelector<HTMLButtonElement>('form button')!.click();
  const messageOf = (input: HTMLInputElement) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join('|');

  it('signs in by the session call, by keys alone, and says who is signed in', async () => {
    const element = await opened();
    field(element, 'email').focus();
    await typeText('ada@example.com');
    field(element, 'password').focus();
    await typeText('tide and clay');
    field(element, 'rememberMe').checked = true;
    field(element, 'password').focus();
    const signedIn = nextEvent(element, 'sq-sign-in');
    await sendKeys({ press: 'Enter' });
    expect((await signedIn).detail).to.deep.equal({ account: 'ada@example.com' });
    await until(() => isShown(part(element, 'account')));
    expect(sent).to.deep.equal([{ email: 'ada@example.com', password: 'tide and clay', rememberMe: true }]);
    expect(part(element, 'name')!.textContent).to.equal('Signed in as ada@example.com');
    expect([isShown(part(element, 'account')), isShown(element.querySelector('form'))]).to.deep.equal([true, false]);
    expect(element.matches(':state(signed-in)')).to.equal(true);
    expect(element.shadowRoot!.activeElement).to.equal(part(element, 'name'));
    expect([field(element, 'password').value, sessionToken().get(), went.length]).to.deep.equal(['', 'token-1', 0]);
  });

  it('signs out by its button, and gives the form back, with the focus', async () => {
    const element = await opened(`<sq-sign-in clone-cart>${FORM}</sq-sign-in>`);
    fill(element);
    submit(element);
    await until(() => isShown(part(element, 'sign-out')));
    part(element, 'sign-out')!.focus();
    const signedOut = nextEvent(element, 'sq-sign-out');
    part(element, 'sign-out')!.click();
    await signedOut;
    await until(() => isShown(element.querySelector('form')));
    expect(sent.at(-1)).to.equal('out true token-1');
    expect([isShown(part(element, 'account')), isShown(element.querySelector('form'))]).to.deep.equal([false, true]);
    expect(document.activeElement).to.equal(field(element, 'email'));
    expect(part(element, 'status')!.textContent).to.equal('You are signed out');
  });

  it('signs out by the author’s own button, and by its method', async () => {
    const own = '<form slot="account" method="post"><button data-sq-sign-out><b>Leave</b></button></form>';
    const html = `<sq-sign-in account="Ada">${FORM}${own}</sq-sign-in>`;
    const element = await opened(html);
    expect([part(element, 'sign-out'), part(element, 'name')!.textContent]).to.deep.equal([null, 'Signed in as Ada']);
    let isPosted = false;
    element.addEventListener('submit', (event) => {
      isPosted = true;
      event.preventDefault();
    });
    const signedOut = nextEvent(element, 'sq-sign-out');
    element.querySelector<HTMLElement>('[slot] b')!.click();
    await signedOut;
    await until(() => !isShown(element.querySelector('[slot]')));
    expect(isPosted).to.equal(false);
    const other = await opened(html);
    await other.signOut();
    await until(() => isShown(other.querySelector('form')));
    expect(sent).to.deep.equal(['out false null', 'out false null']);
    await other.signOut();
    expect(sent).to.have.length(2);
  });

  it('knows after Back who has signed in or out on another page', async () => {
    const element = await opened();
    const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    sessionStorage.setItem('sq-xsrf-token', 'token-2');
    comeBack();
    await until(() => isShown(part(element, 'account')));
    expect(sessionToken().get()).to.equal('token-2');
    sessionStorage.clear();
    comeBack();
    await until(() => isShown(element.querySelector('form')));
    expect(sessionToken().get()).to.equal('');
  });

  it('leaves out the space that a keyboard has added to the email, and none of the password', async () => {
    const element = await opened(`<sq-sign-in>${FORM.replace('type="email"', 'type="text"')}</sq-sign-in>`);
    field(element, 'email').focus();
    await typeText(' ada@example.com ');
    fill(element, field(element, 'email').value, ' tide and clay ');
    const signedIn = nextEvent<CustomEvent<{ account: string }>>(element, 'sq-sign-in');
    submit(element);
    expect((await signedIn).detail.account).to.equal('ada@example.com');
    expect(sent).to.deep.equal([{ email: 'ada@example.com', password: ' tide and clay ', rememberMe: false }]);
    expect(field(element, 'password').value).to.equal('');
  });

  it('is signed in on later pages of the tab, and out when a server ends the session', async () => {
    sessionStorage.setItem('sq-xsrf-token', 'token-2');
    // As a new page of the same tab.
    pageRegistry().stores.delete('xsrf-token');
    const element = await opened();
    expect([part(element, 'name')!.textContent, isShown(part(element, 'account'))]).to.deep.equal([
      'You are signed in',
      true,
    ]);
    sessionToken().set('');
    await until(() => isShown(element.querySelector('form')));
    sessionToken().set('token-3');
    await until(() => isShown(part(element, 'account')));
  });

  describe('an error', () => {
    it('of what is missing is at its field, and nothing is sent', async () => {
      const element = await opened();
      fill(element, 'ada@', '');
      submit(element);
      expect(messageOf(field(element, 'email'))).to.contain('Email is not valid');
      expect(messageOf(field(element, 'password'))).to.equal('This field is required.|At least 8 characters');
      expect(document.activeElement).to.equal(field(element, 'email'));
      expect([sent.length, field(element, 'email').ariaInvalid]).to.deep.equal([0, 'true']);
      fill(element);
      submit(element);
      expect(element.querySelectorAll('.sq-sign-in-error')).to.have.length(0);
      expect(field(element, 'email').hasAttribute('aria-describedby')).to.equal(false);
      expect(field(element, 'password').getAttribute('aria-describedby')).to.equal('hint');
      await nextEvent(element, 'sq-sign-in');
    });

    it('of the server is at the password, which keeps what was typed', async () => {
      answer(() => HttpResponse.json({ error: WRONG }, { status: 401 }));
      const element = await opened();
      fill(element);
      const failed = nextEvent(element, 'sq-sign-in-error');
      submit(element);
      expect((await failed).detail).to.deep.equal({ status: 401, message: WRONG });
      const password = field(element, 'password');
      expect([messageOf(password), password.value]).to.deep.equal([`${WRONG}|At least 8 characters`, 'tide and clay']);
      expect([document.activeElement, field(element, 'email').value]).to.deep.equal([password, 'ada@example.com']);
      expect(part(element, 'error')!.textContent).to.equal('');
    });

    it('of the server for one field is at that field', async () => {
      const errors = { email: 'This address is not confirmed.' };
      answer(() => HttpResponse.json({ error: 'No.', errors }, { status: 400 }));
      const element = await opened();
      fill(element);
      submit(element);
      await until(() => messageOf(field(element, 'email')) === errors.email);
      expect([messageOf(field(element, 'password')), document.activeElement]).to.deep.equal([
        'At least 8 characters',
        field(element, 'email'),
      ]);
    });

    it('that is about no field is an alert, and goes with the next attempt', async () => {
      answer(() => HttpResponse.error());
      const element = await opened();
      fill(element);
      const button = element.querySelector('button')!;
      button.focus();
      submit(element);
      await until(() => part(element, 'error')!.textContent === 'Unable to connect. Please try again');
      expect(part(element, 'error')!.getAttribute('role')).to.equal('alert');
      expect(element.querySelectorAll('.sq-sign-in-error')).to.have.length(0);
      answer(() => HttpResponse.json({ xsrfToken: 'token-1' }));
      submit(element);
      await nextEvent(element, 'sq-sign-in');
      await until(() => part(element, 'error')!.textContent === '');
    });

    it('while signing out leaves the member signed in', async () => {
      network.use(http.delete(SESSION, () => HttpResponse.json({}, { status: 503 })));
      const element = await opened(`<sq-sign-in account="Ada">${FORM}</sq-sign-in>`);
      const failed = nextEvent(element, 'sq-sign-in-error');
      part(element, 'sign-out')!.click();
      expect((await failed).detail).to.include({ status: 503 });
      await until(() => part(element, 'error')!.textContent.includes('temporarily unavailable'));
      expect(isShown(part(element, 'account'))).to.equal(true);
    });
  });

  it('is sent once, however often it is submitted', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer(() => promise);
    const element = await opened();
    fill(element);
    submit(element);
    submit(element);
    await until(() => part(element, 'status')!.textContent === 'Signing in…');
    expect([element.matches(':state(busy)'), element.querySelector('form')!.ariaBusy]).to.deep.equal([true, 'true']);
    resolve(HttpResponse.json({ xsrfToken: 'token-1' }));
    await nextEvent(element, 'sq-sign-in');
    expect([sent.length, element.matches(':state(busy)')]).to.deep.equal([1, false]);
  });

  describe('afterwards', () => {
    const signedIn = async (html: string, onSignIn?: (event: Event) => void) => {
      const element = await opened(html);
      if (onSignIn) element.addEventListener('sq-sign-in', onSignIn);
      fill(element);
      const done = nextEvent(element, 'sq-sign-in');
      submit(element);
      await done;
    };

    it('goes to the author’s page, if it may be followed', async () => {
      await signedIn(`<sq-sign-in success-redirect="/shelf?a=1">${FORM}</sq-sign-in>`);
      expect(went).to.deep.equal([new URL('/shelf?a=1', location.href).href]);
      const warnings = await warningsOf(() =>
        signedIn(`<sq-sign-in success-redirect="javascript:alert(1)">${FORM}</sq-sign-in>`),
      );
      expect([went.length, warnings.length]).to.deep.equal([1, 1]);
    });
    it('loads a page for members again, which is open then', async () => {
      const gate = `<sq-member-gate><sq-sign-in>${FORM}</sq-sign-in></sq-member-gate>`;
      await signedIn(gate, (event) => event.preventDefault());
      expect(went).to.deep.equal([]);
      sessionToken().set('');
      await signedIn(gate);
      expect(went).to.deep.equal(['reload']);
    });
    it('loads the page again after signing out where the server has sent no form', async () => {
      const element = await opened('<sq-sign-in account="Ada"></sq-sign-in>');
      await element.signOut();
      expect(went).to.deep.equal(['reload']);
    });
  });

  it('leaves a form without its fields to the browser, with one warning', async () => {
    const warnings = await warningsOf(async () => {
      const element = await opened('<sq-sign-in><form><input name="q"><button>Go</button></form></sq-sign-in>');
      expect(element.querySelector('form')!.noValidate).to.equal(false);
      const posted = new Promise<boolean>((give) =>
        element.parentElement!.addEventListener('submit', (event) => {
          give(event.defaultPrevented);
          event.preventDefault();
        }),
      );
      submit(element);
      expect(await posted).to.equal(false);
    });
    expect(warnings).to.have.length(1);
  });

  it('speaks the language of the page', async () => {
    setContext({ messages: { de: { signIn: { signOut: 'Abmelden', signedInAs: 'Angemeldet als {account}' } } } });
    const element = await opened(`<p lang="de"></p><sq-sign-in lang="de" account="Ada">${FORM}</sq-sign-in>`);
    expect([part(element, 'name')!.textContent, part(element, 'sign-out')!.textContent]).to.deep.equal([
      'Angemeldet als Ada',
      'Abmelden',
    ]);
  });

  it('moves nothing around it, whoever is signed in', async () => {
    const after = (element: Element) => element.nextElementSibling!.getBoundingClientRect().top;
    const element = await opened(`<sq-sign-in>${FORM}</sq-sign-in><p>After</p>`);
    const before = after(element);
    element.account = 'Ada';
    await settled(element);
    await until(() => isShown(part(element, 'account')));
    expect(after(element)).to.equal(before);
  });

  it('is as high as its form, before the upgrade and after it', async () => {
    const html = `<sq-sign-in>${FORM}</sq-sign-in>`;
    for (const width of [320, 800]) {
      const { before, after } = await aroundUpgrade(html, 'sq-sign-in', width);
      expect(after).to.deep.equal(before);
    }
  });

  it('is accessible, signed out, with errors, and signed in', async () => {
    const element = await opened();
    await expect(element).to.be.accessible();
    submit(element);
    await expect(element).to.be.accessible();
    element.account = 'Ada';
    await settled(element);
    await expect(element).to.be.accessible();
  });
});

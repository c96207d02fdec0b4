import { html } from 'hono/html';
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords.js';
import { totpUri } from './totp.js';

/** The pages may only be displayed, with the site's sheets, and send their forms. */
export const SIGN_IN_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SITE = 'Tidewater Studio';

type Html = ReturnType<typeof html>;
interface Form {
  /** What was wrong with the last attempt. */
  readonly problem?: string | undefined;
  readonly crumb: string;
}

/** Written by the server, so that they work without script. `html` escapes all values. */
export const page = (title: string, problem: string | undefined, content: Html, navigation: Html | '' = '') =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${problem === undefined ? '' : 'Problem: '}${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/site.css" />
        <link rel="stylesheet" href="/owner/owner.css" />
        <link rel="stylesheet" href="/owner/sign-in.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="page top"><a class="brand" href="/">${SITE}</a>${navigation}</header>
        <main class="page sign-in" id="main">
          <h1>${title}</h1>
          ${problem === undefined ? '' : html`<p class="note" role="alert" id="problem">${problem}</p>`} ${content}
        </main>
      </body>
    </html>`;

const ownersNavigation = html`<nav aria-label="Owner">
  <a href="/owner/submissions.html">Submissions</a>
  <a href="/owner/services.html">Services</a>
  <a href="/owner/privacy-check.html">Privacy check</a>
  <a href="/owner/account" aria-current="page">Account</a>
</nav>`;

interface Password {
  readonly name: 'password' | 'present' | 'off';
  readonly label: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly isWrong?: boolean;
}
function passwordField({ name, label, autocomplete, hint, isWrong = false }: Password) {
  const described = [hint === undefined ? '' : `${name}-hint`, isWrong ? 'problem' : ''].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="${autocomplete}"
      required
      maxlength="${MAX_PASSWORD}"
      ${autocomplete === 'new-password' ? html`minlength="${MIN_PASSWORD}"` : ''}
      ${described === '' ? '' : html`aria-describedby="${described}"`}
      ${isWrong ? html`aria-invalid="true" autofocus` : ''}
    />
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}
/** Phones offer the code that they have just made. */
const codeField = (isWrong: boolean) =>
  html`<div class="field">
    <label for="code">Code of the authenticator app</label>
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      required
      maxlength="20"
      ${isWrong ? html`aria-describedby="problem" aria-invalid="true"` : ''}
    />
  </div>`;
/** Password managers store a password with a name. There is one owner only. */
const ownersName = html`<input type="text" name="username" value="owner" autocomplete="username" readonly hidden />`;
const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`;

/** `to`: the page after the sign-in. */
export const signInPage = ({ problem, crumb, to, asksCode }: Form & { readonly to: string; asksCode: boolean }) =>
  page(
    'Sign in',
    problem,
    html`<form class="card" method="post" action="/owner/sign-in">
        ${hidden('crumb', crumb)} ${hidden('to', to)} ${ownersName}
        ${passwordField({
          name: 'password',
          label: 'Password of the owner',
          autocomplete: 'current-password',
          isWrong: problem !== undefined,
        })}
        ${asksCode ? codeField(problem !== undefined) : ''}
        <button class="button">Sign in</button>
      </form>
      <p>
        The first time, open the link that the server prints when it starts. For another one, such as when the password
        or the phone is lost, start it with <code>SQ_SIGN_IN_LINK=1</code>.
      </p>`,
  );

/** A link alone must not sign in: programs follow links, and it would be used up. */
export const linkPage = ({ crumb, token }: Form & { readonly token: string }) =>
  page(
    'Sign in by link',
    undefined,
    html`<form class="card" method="post" action="/owner/sign-in/link">
      ${hidden('crumb', crumb)} ${hidden('token', token)}
      <p>This link signs you in as the owner, once, on this browser.</p>
      <button class="button">Sign in</button>
    </form>`,
  );

interface Account extends Form {
  /** Whether the present password must be given. */
  readonly asksPresent: boolean;
  readonly hasPassword: boolean;
  /** What was done, for example that the password was saved. */
  readonly done?: string | undefined;
  readonly wrong?: 'password' | 'present' | 'code' | 'off' | undefined;
  /** The secret of a second factor that may be switched on; `undefined` where there is one. */
  readonly offer: string | undefined;
}

/** The secret goes with the form: it is nobody's before the code has proved that a phone has it. */
const secondFactorOffer = (secret: string, crumb: string, isWrong: boolean) =>
  html`<form class="card" method="post" action="/owner/account/second-factor" aria-labelledby="factor-title">
    <h2 id="factor-title">Add a second factor</h2>
    <p>
      With the password, the sign-in then asks for a code that an authenticator app on your phone makes. Give the app
      this key: <code>${secret.replace(/.{4}(?=.)/g, '$& ')}</code>
    </p>
    <p><a href="${totpUri(secret, SITE)}">Open the key in an app on this device</a></p>
    ${hidden('crumb', crumb)} ${hidden('secret', secret)} ${codeField(isWrong)}
    <p class="hint">All other browsers are signed out.</p>
    <button class="button">Switch it on</button>
  </form>`;
const secondFactorOff = (crumb: string, asksPresent: boolean, isWrong: boolean) =>
  html`<form class="card" method="post" action="/owner/account/second-factor/off" aria-labelledby="factor-title">
    <h2 id="factor-title">The second factor is on</h2>
    <p>
      The sign-in asks for the code of your app too. When the phone is lost, start the server with
      <code>SQ_SIGN_IN_LINK=1</code>: its link signs you in without one.
    </p>
    ${hidden('crumb', crumb)} ${ownersName}
    ${
      asksPresent
        ? passwordField({ name: 'off', label: 'Your password', autocomplete: 'current-password', isWrong })
        : ''
    }
    <button class="button quiet">Switch it off</button>
  </form>`;

export const accountPage = ({ problem, crumb, asksPresent, hasPassword, done, wrong, offer }: Account) =>
  page(
    'Account',
    problem,
    html`${done === undefined ? '' : html`<p class="note" role="status">${done}</p>`}
      <form class="card" method="post" action="/owner/account/password" aria-labelledby="password-title">
        <h2 id="password-title">${hasPassword ? 'Change the password' : 'Set a password'}</h2>
        ${hasPassword ? '' : html`<p>The link that you came by works once. With a password you can come back.</p>`}
        ${hidden('crumb', crumb)} ${ownersName}
        ${
          asksPresent
            ? passwordField({
                name: 'present',
                label: 'Present password',
                autocomplete: 'current-password',
                isWrong: wrong === 'present',
              })
            : ''
        }
        ${passwordField({
          name: 'password',
          label: 'New password',
          autocomplete: 'new-password',
          hint: `At least ${MIN_PASSWORD} characters; a few words are good. All other browsers are signed out.`,
          isWrong: wrong === 'password',
        })}
        <button class="button">Save the password</button>
      </form>
      ${
        offer === undefined
          ? secondFactorOff(crumb, asksPresent, wrong === 'off')
          : hasPassword
            ? secondFactorOffer(offer, crumb, wrong === 'code')
            : ''
      }
      <form class="leave" method="post" action="/owner/sign-out">
        ${hidden('crumb', crumb)}
        <button class="button quiet">Sign out</button>
      </form>`,
    ownersNavigation,
  );

/** What cannot be done, with the way back. */
export const refusalPage = (message: string) =>
  page('This did not work', message, html`<p><a href="/owner/sign-in">To the sign-in</a></p>`);

import { html } from 'hono/html';
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords.js';

/** The pages may only be displayed, with the demo's sheets, and send their forms. */
export const SIGN_IN_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Html = ReturnType<typeof html>;
interface Form {
  /** What was wrong with the last attempt. */
  readonly problem?: string | undefined;
  readonly crumb: string;
}

/** Written by the server, so that they work without script. `html` escapes all values. */
const page = (title: string, problem: string | undefined, content: Html, navigation: Html | '' = '') =>
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
        <header class="page top"><a class="brand" href="/">Tidewater Studio</a>${navigation}</header>
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
  readonly name: 'password' | 'present';
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
/** Password managers store a password with a name. There is one owner only. */
const ownersName = html`<input type="text" name="username" value="owner" autocomplete="username" readonly hidden />`;
const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`;

/** `to`: the page after the sign-in. */
export const signInPage = ({ problem, crumb, to }: Form & { readonly to: string }) =>
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
        <button class="button">Sign in</button>
      </form>
      <p>
        The first time, open the link that the server prints when it starts. For another one, such as when the password
        is lost, start it with <code>SQ_SIGN_IN_LINK=1</code>.
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
  readonly wrong?: 'password' | 'present' | undefined;
}
export const accountPage = ({ problem, crumb, asksPresent, hasPassword, done, wrong }: Account) =>
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
      <form class="leave" method="post" action="/owner/sign-out">
        ${hidden('crumb', crumb)}
        <button class="button quiet">Sign out</button>
      </form>`,
    ownersNavigation,
  );

/** What cannot be done, with the way back. */
export const refusalPage = (message: string) =>
  page('This did not work', message, html`<p><a href="/owner/sign-in">To the sign-in</a></p>`);

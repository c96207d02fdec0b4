import { html } from 'hono/html';
import type { FileField } from '../uploads/kept-files.js';

export interface Problem {
  /** Default: that the form has not been sent. */
  readonly title?: string;
  readonly message: string;
  /** The address of the page that the visitor came from. */
  readonly back: string;
  /** Message by field id. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The texts by field id: shown again, so that nothing is lost. */
  readonly texts?: ReadonlyMap<string, readonly string[]>;
  readonly files?: readonly FileField[];
  /** Hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** The page may only be displayed and send its form. */
export const PROBLEM_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The answer to a form without script that was refused. `html` escapes all values. */
export const problemPage = ({
  title = 'Your form has not been sent',
  message,
  back,
  errors = {},
  texts = new Map(),
  files = [],
  hidden = {},
}: Problem) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p role="alert">${message}</p>
          ${texts.size > 0 ? retryForm(texts, errors, hidden, files) : ''}
          <p><a href="${back}">Back to the page</a></p>
        </main>
      </body>
    </html>`;

const retryForm = (
  texts: NonNullable<Problem['texts']>,
  errors: NonNullable<Problem['errors']>,
  hidden: NonNullable<Problem['hidden']>,
  files: NonNullable<Problem['files']>,
) => {
  const messages = new Map(Object.entries(errors));
  const ofFiles = new Set(files.map(({ name }) => name));
  const names = [...new Set([...texts.keys(), ...messages.keys()])].filter((name) => !ofFiles.has(name));
  // Without an action the form is sent to the address of this page.
  const enctype = files.length > 0 ? html` enctype="multipart/form-data"` : '';
  return html`<form method="post" ${enctype}>
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${names.map((name, at) => field(`field-${at}`, name, texts.get(name) ?? [''], messages.get(name)))}
    ${files.map((one, at) => fileField(`file-${at}`, one, messages.get(one.name)))}
    <p><button>Send again</button></p>
  </form>`;
};

const field = (id: string, name: string, texts: readonly string[], message: string | undefined) =>
  texts.map((text, at) => {
    const own = `${id}-${at}`;
    const flagged = message === undefined ? '' : html` aria-invalid="true" aria-describedby="${own}-error"`;
    const control = /\n/.test(text)
      ? // HTML ignores the first line break after the tag.
        html`<textarea id="${own}" name="${name}" rows="6" cols="60" ${flagged}>${'\n' + text}</textarea>`
      : html`<input id="${own}" name="${name}" value="${text}" size="60" ${flagged} />`;
    return html`<p>
      <label for="${own}">${name}</label><br />
      ${message === undefined ? '' : html`<strong id="${own}-error">${message}</strong><br />`} ${control}
    </p>`;
  });

/** Files that have arrived need not be chosen again: each is a box that can be unchecked. */
const fileField = (id: string, { name, rule, kept }: FileField, message: string | undefined) => {
  const flagged = message === undefined ? '' : html` aria-invalid="true" aria-describedby="${id}-error"`;
  const isOne = rule.maxFiles === 1;
  return html`<p>
    <label for="${id}">${name}</label><br />
    ${message === undefined ? '' : html`<strong id="${id}-error">${message}</strong><br />`}
    ${kept.map(
      (file) =>
        html`<label><input type="checkbox" name="${name}" value="${file.id}" checked /> ${file.name}</label><br />`,
    )}
    <input id="${id}" type="file" name="${name}" accept="${rule.accept}" ${isOne ? '' : 'multiple'} ${flagged} />
  </p>`;
};

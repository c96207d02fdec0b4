import { parseHtml } from '../../../shared/platform/html/trusted.js';
import { member } from '../../../shared/forms/form-controls.js';
import type { Post } from '../logic/post.js';

/** What a page says with which a server answers. */
interface HtmlAnswer {
  /** Whether the page has the form that was sent. */
  readonly hasForm: boolean;
  /** The page shows the form again, with what the visitor wrote or with marks at its fields: it was not accepted. */
  readonly isRefused: boolean;
  /** The page is marked as one of success. */
  readonly isAccepted: boolean;
  /** Text for the visitor; empty without one. */
  readonly text: string;
  /** Texts by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The hidden fields of the form. */
  readonly hidden: Readonly<Record<string, string>>;
  /** What its `<meta http-equiv="refresh">` says. */
  readonly refresh: string;
}

const NOTE = '[role=alert], [role=status], .alert, .flash, .errorlist, .error-message, [class*=success]';
/** How pages mark their notes, with and without ARIA. An alert of Bootstrap's is one of success by its class. */
const GOOD = '[role=status], [class*=success]:not([class*=unsuccess])';
const BAD = '[role=alert]:not([class*=success]), [class*=danger], [class*=error], [class*=warning], [class*=invalid]';
const MAIN = 'main, [role=main]';
const PROSE = 'h1, h2, h3, p, li';
/** More is not a message but a page. */
const MAX_TEXT = 600;

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const joined = (elements: Iterable<Element>): string =>
  [...new Set([...elements].map(textOf))].filter(Boolean).join('\n').slice(0, MAX_TEXT);

/** The form of the page that has the controls of the one that was sent. */
function findForm(page: Document, names: readonly string[]): HTMLFormElement | undefined {
  return [...page.querySelectorAll('form')].find((form) => {
    const found = new Set([...member(form, 'elements')].map((control) => (control as HTMLInputElement).name));
    return names.length > 0 && names.every((name) => found.has(name));
  });
}

/** The text at a control with `aria-invalid`: https://www.w3.org/WAI/ARIA/apg/practices/ names where it is. */
function errorOf(page: Document, control: Element): string {
  const ids = ['aria-errormessage', 'aria-describedby'].map((name) => control.getAttribute(name) ?? '');
  const texts = ids.join(' ').split(/\s+/).filter(Boolean);
  return texts
    .map((id) => textOf(page.getElementById(id)))
    .join(' ')
    .trim();
}

/** What a page without a text says by a script, as old mailers answer. */
const alertIn = (page: Document): string =>
  [...page.scripts]
    .map(({ text }) => /\balert\(\s*(["'`])(.*?)\1/s.exec(text)?.[2] ?? '')
    .join('\n')
    .trim();

const sameText = (one: string, other: string) => one.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n');

/** Whether the page shows what the visitor has typed. */
const isTyped = ({ entries, typed }: Post, { name, value }: HTMLInputElement): boolean =>
  value.trim() !== '' &&
  typed.includes(name) &&
  entries.some(([sentName, sent]) => sentName === name && typeof sent === 'string' && sameText(sent, value));

/** A text of a server that may have markup, as those of WordPress do. */
export const withoutMarkup = (text: string): string =>
  /[<&]/.test(text) ? textOf(parseHtml(text)?.body) || text : text;

/**
 * Reads a page with which a server has answered. It is parsed in a document where nothing runs or loads, and only texts are
 * taken from it.
 */
export function readHtmlAnswer(html: string, post: Post): HtmlAnswer {
  const page = parseHtml(html);
  if (!page)
    return { hasForm: false, isRefused: false, isAccepted: false, text: '', errors: {}, hidden: {}, refresh: '' };
  const alert = alertIn(page);
  const refresh = page.querySelector<HTMLMetaElement>('meta[http-equiv=refresh i]')?.content ?? '';
  page.querySelectorAll('script, style, noscript, template').forEach((element) => element.remove());
  const isAccepted = joined(page.querySelectorAll(GOOD)) !== '' && joined(page.querySelectorAll(BAD)) === '';
  const form = findForm(page, post.visible);
  if (!form) {
    const main = page.querySelector(MAIN) ?? page.body;
    const text = joined(main.querySelectorAll(PROSE)) || joined([main]) || alert;
    return { hasForm: false, isRefused: false, isAccepted, text, errors: {}, hidden: {}, refresh };
  }
  const controls = [...member(form, 'elements')] as HTMLInputElement[];
  const marked = controls.filter((control) => control.getAttribute('aria-invalid') === 'true');
  const errors = marked.map((control) => [control.name, errorOf(page, control)] as const);
  return {
    hasForm: true,
    refresh,
    isAccepted,
    isRefused: marked.length > 0 || controls.some((control) => isTyped(post, control)),
    text: joined(page.querySelectorAll(NOTE)) || alert,
    errors: Object.fromEntries(errors.filter(([name, text]) => name && text)),
    hidden: Object.fromEntries(
      controls.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value] as const),
    ),
  };
}

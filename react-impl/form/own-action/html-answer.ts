import { parseHtml } from '../../../shared/platform/html/trusted.js';
import { ofForm } from '../../../shared/forms/form-controls.js';
import type { Post } from '../logic/post.js';
import { verdictOf } from './verdict.js';

/** What a page says with which a server answers. */
export interface HtmlAnswer {
  /** Whether the page has the form that was sent. */
  readonly hasForm: boolean;
  /** The page shows the form again, with what the visitor wrote or with marks at its fields: it was not accepted. */
  readonly isRefused: boolean;
  /** The page is marked as one of success, and has no problem. */
  readonly isAccepted: boolean;
  /** What speaks against a success, whatever else the page says: errors in words, marked fields, a sign-in. */
  readonly problem: 'words' | 'marks' | undefined;
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
const MARKED = '[role=alert], [role=status], [class]';
/** What a page does not show, as far as its HTML says so. */
const HIDDEN =
  '[hidden], [aria-hidden=true], dialog:not([open]), [style*="display:none" i], [style*="display: none" i], [style*="visibility:hidden" i], [style*="visibility: hidden" i], .hidden, .is-hidden, .hide, .d-none';
const BUTTON = 'a, button, [role=button]';
/** What every page of a site has, such as the number of items in a cart. */
const OF_SITE =
  'header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo], [role=complementary], [role=search]';
const GOOD = /^success(?:ful|fully)?$/;
const BAD = /^(?:danger|errors?|errorlist|warnings?|invalid)$/;
/** `no-success`; and what is there all the time and is shown by the sheet of the page only. */
const NOT_MEANT = /^(?:no|not|non|without|btn|button|link|icon|feedback|tooltip)$/;
const MAIN = 'main, [role=main]';
const PROSE = 'h1, h2, h3, p, li';
/** More is not a message but a page. */
const MAX_TEXT = 600;

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const joined = (elements: Iterable<Element>): string =>
  [...new Set([...elements].map(textOf))].filter(Boolean).join('\n').slice(0, MAX_TEXT);

/** Whether a class has one of these words: `alert-danger`, `errorMessage`, `message--success`. */
const isNamed = (element: Element, meant: RegExp): boolean =>
  [...element.classList].some((name) => {
    const words = name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[-_]+/);
    return words.some((word) => meant.test(word)) && !words.some((word) => NOT_MEANT.test(word));
  });

/** How pages mark what went wrong. An alert of Bootstrap's is one of success by its class; a star is a legend of fields. */
const problemsIn = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(MARKED)].filter(
    (element) =>
      (isNamed(element, BAD) || (element.matches('[role=alert]') && !isNamed(element, GOOD))) &&
      !element.closest(`${BUTTON}, ${HIDDEN}`) &&
      /^[^*]/.test(textOf(element)),
  );
const successesIn = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(MARKED)].filter(
    (element) =>
      (isNamed(element, GOOD) || element.matches('[role=status]')) &&
      !element.closest(`${BUTTON}, ${OF_SITE}`) &&
      verdictOf(textOf(element)) !== false,
  );

/** Problems that the page with the form does not have around its content, as a notice about cookies. */
function newProblems(page: ParentNode): Element[] {
  const known = new Set(
    problemsIn(document)
      .filter((element) => !element.closest(MAIN))
      .map(textOf),
  );
  return problemsIn(page).filter((element) => !known.has(textOf(element)));
}

/** The form of the page that has the controls of the one that was sent. */
function findForm(page: Document, names: readonly string[]): HTMLFormElement | undefined {
  return [...page.querySelectorAll('form')].find((form) => {
    const found = new Set([...ofForm(form, 'elements')].map((control) => (control as HTMLInputElement).name));
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

const CONTROL = 'input, select, textarea';
const PASSWORD = 'input[type=password i]';
const isMarked = (control: Element): boolean =>
  control.getAttribute('aria-invalid') === 'true' || isNamed(control, BAD);

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
  const none = {
    hasForm: false,
    isRefused: false,
    isAccepted: false,
    problem: undefined,
    text: '',
    errors: {},
    hidden: {},
  };
  if (!page) return { ...none, refresh: '' };
  const alert = alertIn(page);
  const refresh = page.querySelector<HTMLMetaElement>('meta[http-equiv=refresh i]')?.content ?? '';
  page.querySelectorAll('script, style, noscript, template').forEach((element) => element.remove());
  const form = findForm(page, post.visible);
  const controls = form ? ([...ofForm(form, 'elements')] as HTMLInputElement[]) : [];
  const marked = controls.filter(isMarked);
  const errors = marked.map((control) => [control.name, errorOf(page, control)] as const);
  page.querySelectorAll(HIDDEN).forEach((element) => element.remove());
  const problems = newProblems(page);
  const asksToSignIn = page.querySelector(PASSWORD) !== null && !document.querySelector(PASSWORD);
  const hasMarks = asksToSignIn || [...page.querySelectorAll(CONTROL)].some(isMarked);
  const problem = problems.length > 0 ? 'words' : hasMarks ? 'marks' : undefined;
  const isAccepted = !problem && joined(successesIn(page)) !== '';
  // Each error of a list has a line.
  const words = problems.flatMap((each) => (each.querySelector('li') ? [...each.querySelectorAll('li')] : [each]));
  if (!form) {
    const main = page.querySelector(MAIN) ?? page.body;
    const text = joined([...words.filter((each) => !each.matches(PROSE)), ...main.querySelectorAll(PROSE)]);
    return { ...none, isAccepted, problem, text: text || joined([main]) || alert, refresh };
  }
  return {
    hasForm: true,
    refresh,
    isAccepted,
    problem,
    isRefused: marked.length > 0 || controls.some((control) => isTyped(post, control)),
    text: joined([...words, ...page.querySelectorAll(NOTE)]) || alert,
    errors: Object.fromEntries(errors.filter(([name, text]) => name && text)),
    hidden: Object.fromEntries(
      controls.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value] as const),
    ),
  };
}

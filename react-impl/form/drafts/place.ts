import { ofForm } from '../../../shared/forms/form-controls.js';
import { pageOfAddress } from '../../../shared/platform/page/page-of-address.js';
import { isOneTimeToken } from '../logic/one-time-tokens.js';
import { servedControls } from '../at-once/served-form.js';

type Parameter = readonly [name: string, value: string];

/** Names of hidden fields that are about the visit, not about what the form is for. */
const OF_THE_VISIT = /sess(?:ion)?_?id|^sid$|visitor|client_?id|referr?er|timestamp|captcha|honeypot/i;
const DAY_S = 24 * 60 * 60;
/** Pages may have been kept for so long since the server wrote a time into them. */
const OLDEST_DAYS = 400;

/** Whether a name or an id is the same in the next page: some are made by chance. */
const isFixedName = (name: string): boolean => !isOneTimeToken('', name);

/** A moment: in seconds or milliseconds since 1970, or as ISO 8601 writes it. */
function isTime(value: string, now: number): boolean {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return true;
  const seconds = /^(\d{10})(?:\d{3})?$/.exec(value)?.[1];
  const age = now / 1000 - Number(seconds);
  return age > -DAY_S && age < OLDEST_DAYS * DAY_S;
}

/**
 * The parameters of an address, or the hidden fields of a form, that are the same when the same page is loaded again: no tokens,
 * no times. Addresses are without what says only where the visitor came from (`pageOf`). Pure.
 */
function fixedParameters(
  parameters: readonly Parameter[],
  base: string,
  now: number,
  pageOf: (url: URL) => string,
): [string, string][] {
  return parameters
    .filter(
      ([name, value]) =>
        isFixedName(name) && !OF_THE_VISIT.test(name) && !isOneTimeToken(name, value) && !isTime(value, now),
    )
    .map(([name, value]) => {
      const isAddress = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, base);
      return [name, isAddress ? pageOf(new URL(value, base)) : value];
    });
}

const BLOCKS = 'sq-form, sq-newsletter, sq-reviews';

type Address = Pick<URL, 'pathname' | 'search'>;

const pageOf = ({ pathname, search }: Address): string =>
  pageOfAddress({ pathname: pathname.replace(/\/index\.html?$/, '/'), search });

/** Parameters in a fixed order, without those of campaigns, tokens and times. */
function textOf(parameters: Iterable<readonly [string, string]>): string {
  const fixed = fixedParameters([...parameters], location.href, Date.now(), pageOf);
  return pageOfAddress({ pathname: '', search: new URLSearchParams(fixed).toString() }).replace(/\?$/, '');
}

/**
 * What makes a form another one than the others of its page: its id, or else its action and the names of its fields; and
 * the values of its hidden fields.
 */
function identityOf(form: HTMLFormElement, formId: string): string {
  const controls = servedControls(form);
  const attribute = (name: string) => ofForm(form, 'getAttribute')(name) ?? '';
  const id = formId || ['id', 'name'].map(attribute).find((text) => text && isFixedName(text));
  const hidden = textOf(controls.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
  if (id) return `${id}${hidden}`;
  const names = controls.filter(({ name, value }) => value === undefined && isFixedName(name)).map(({ name }) => name);
  const action = attribute('action').trim();
  const url = URL.canParse(action, document.baseURI) ? new URL(action, document.baseURI) : undefined;
  const address = url && action ? `${url.origin}${url.pathname}${textOf(url.searchParams)}` : action;
  return [address, [...new Set(names)].sort().join(' '), hidden].join(' ').trim();
}

/** How many forms that are alike come before it on the page: not the order in which their code was loaded. */
function countBefore(element: HTMLElement, form: HTMLFormElement, formId: string): number {
  const identity = identityOf(form, formId);
  const isLike = (other: Element) => {
    const otherForm = other.querySelector('form');
    const otherId = other.getAttribute('form-id') ?? '';
    // A form is made of a list of fields later.
    if (!otherForm) return otherId === formId && other.getAttribute('fields') === element.getAttribute('fields');
    return identityOf(otherForm, otherId) === identity;
  };
  const blocks = [...(element.getRootNode() as ParentNode).querySelectorAll(BLOCKS)];
  return blocks.slice(0, Math.max(0, blocks.indexOf(element))).filter(isLike).length;
}

/** Where a form stores something: one form of one page, as the visitor knows it. */
export const placeOf = (element: HTMLElement, form: HTMLFormElement, formId: string): string =>
  `${pageOf(location)}#${identityOf(form, formId)}${'~'.repeat(countBefore(element, form, formId))}`;

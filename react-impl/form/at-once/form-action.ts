import { pageContext } from '../../../shared/platform/page/read-page.js';
import { ofForm } from '../../../shared/forms/form-controls.js';

/** Where the platform takes forms that are posted without script, for the form's id to follow. */
export const platformAction = (): string => `${pageContext().apiRoot}form/submit/`;

/** Netlify's build removes the attribute and adds the field: https://docs.netlify.com/manage/forms/setup/ */
export const isNetlifyForm = (form: HTMLFormElement): boolean =>
  ofForm(form, 'matches')('[netlify], [data-netlify]') ||
  ofForm(form, 'querySelector')('[type=hidden][name=form-name]') !== null;

/** An attribute of the pressed button (`formaction`), or else of the form (`action`), as HTML reads them. */
export const submitAttribute = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  name: 'action' | 'target',
): string => (submitter?.getAttribute(`form${name}`) ?? ofForm(form, 'getAttribute')(name) ?? '').trim();

/**
 * The address to which the author wants the form to be sent; `undefined` for a form of the platform (decision 11): one
 * without an action, or with the platform's own. An action that is only a fragment, `#`, names no address.
 */
export function ownAction(form: HTMLFormElement, submitter: HTMLElement | null): string | undefined {
  const text = submitAttribute(form, submitter, 'action');
  if (/^(?:#|$)/.test(text)) return isNetlifyForm(form) ? location.href.replace(/#.*/, '') : undefined;
  if (!URL.canParse(text, document.baseURI)) return undefined;
  const { href } = new URL(text, document.baseURI);
  return href.startsWith(new URL(platformAction(), document.baseURI).href) ? undefined : href;
}

/** Of the pressed button (`formmethod`), or else of the form: `get`, `post` or `dialog`. */
export const methodOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  (submitter as HTMLButtonElement | null)?.formMethod || ofForm(form, 'method');

/** Whether the browser alone handles the submit: it closes a dialog, or gets a page, as a search does. */
export function isHandledByBrowser(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const method = methodOf(form, submitter);
  return method === 'dialog' || (method === 'get' && ownAction(form, submitter) !== undefined);
}

import type { PlaceAddress } from '../../../shared/services/places/places.js';
import { member } from '../../../shared/forms/form-controls.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The parts of an address by their tokens: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
const PARTS: Readonly<Record<string, (address: PlaceAddress) => readonly string[]>> = {
  'address-line1': ({ line1 }) => [line1],
  'street-address': ({ line1, line2 }) => [[line1, line2].filter(Boolean).join('\n')],
  'address-line2': ({ line2 }) => [line2],
  'address-level2': ({ city }) => [city],
  'address-level1': ({ state }) => [state],
  'postal-code': ({ zip }) => [zip],
  'country-name': ({ country, countryCode }) => [country, countryCode],
  country: ({ country, countryCode }) => [countryCode, country],
};

const tokensOf = (control: Element) => (control.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
const partOf = (control: Element) => tokensOf(control).at(-1) ?? '';
/** What tells two addresses of a form apart: "shipping" and "billing", or a section. */
const groupOf = (control: Element) => tokensOf(control).slice(0, -1).join(' ');

const isControl = (element: Element): element is Control => element.matches('input, textarea, select');

/** The text fields in which an address begins. */
export const firstLines = (form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...member(form, 'elements')].filter(
    (each): each is HTMLInputElement | HTMLTextAreaElement =>
      each.matches('input, textarea') && /^(address-line1|street-address)$/.test(partOf(each)),
  );

/** The controls of the same address as `first`: those of its fieldset, where it has others of the address. */
function addressControls(form: HTMLFormElement, first: Control): Control[] {
  const all = [...member(form, 'elements')].filter(
    (each): each is Control =>
      isControl(each) && Object.hasOwn(PARTS, partOf(each)) && groupOf(each) === groupOf(first),
  );
  const fieldset = first.closest('fieldset');
  const near = all.filter((each) => each.closest('fieldset') === fieldset);
  return near.length > 1 ? near : all;
}

/** Enters a text, and tells the page as if the visitor had typed it. */
function enter(control: Control, texts: readonly string[]): void {
  if (control instanceof HTMLSelectElement) {
    const same = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();
    const option = [...control.options].find(({ value, text }) =>
      texts.some((each) => each !== '' && (same(value, each) || same(text, each))),
    );
    if (!option) return;
    control.value = option.value;
  } else if (control.readOnly || control.disabled) return;
  else control.value = texts[0] ?? '';
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in the parts of an address, also with nothing where it has none: the rest of another address would stay. */
export function fillAddress(form: HTMLFormElement, first: Control, address: PlaceAddress): void {
  for (const control of addressControls(form, first)) enter(control, PARTS[partOf(control)]!(address));
}

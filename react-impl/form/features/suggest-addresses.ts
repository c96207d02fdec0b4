import { ofForm } from '../../../shared/forms/form-controls.js';
import { formPlacesMessages } from '../../../shared/platform/i18n/en/form-places.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { isPlainKey } from '../../../shared/platform/page/plain-key.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { asText } from '../../../shared/platform/page/unknown-values.js';
import { debounce } from '../../../shared/platform/timing/debounce.js';
import {
  type PlaceAddress,
  placeDetails,
  type Suggestion,
  suggestPlaces,
  type TrackingContext,
} from '../../../shared/services/places/places.js';
import { adoptSheet } from './adopt-sheet.js';
import { createList } from './suggestion-list.js';
import sheet from './suggestions.css';

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
const firstLines = (form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] =>
  [...ofForm(form, 'elements')].filter(
    (each): each is HTMLInputElement | HTMLTextAreaElement =>
      each.matches('input, textarea') && /^(address-line1|street-address)$/.test(partOf(each)),
  );

/** The controls of the same address as `first`: those of its fieldset, where it has others of the address. */
function addressControls(form: HTMLFormElement, first: Control): Control[] {
  const all = [...ofForm(form, 'elements')].filter(
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
function fillAddress(form: HTMLFormElement, first: Control, address: PlaceAddress): void {
  for (const control of addressControls(form, first)) enter(control, PARTS[partOf(control)]!(address));
}

/** A pause in the typing after which suggestions are asked for. */
const TYPING_MS = 200;
/** Fewer letters begin too many addresses. */
const MIN_LETTERS = 3;

/** Where the calls come from: as the page's context says, or else the page's own path. */
function trackingContext(): TrackingContext {
  const { raw } = pageContext();
  return {
    productPage: asText(raw.productPage) ?? location.pathname,
    productSection: asText(raw.productSection) ?? 'form',
  };
}

function addSuggestions(form: HTMLFormElement, field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const t = (key: keyof typeof formPlacesMessages, parameters?: Record<string, number>) =>
    translate(field, 'form', formPlacesMessages, key, parameters);
  const list = createList(field, form, {
    label: t('suggestedAddresses'),
    count: (count) => t('suggestionCount', { count }),
  });
  const ended = new AbortController();
  let asking = new AbortController();
  /** Ends the call that is under way: what was typed since counts. */
  function begin(): AbortSignal {
    asking.abort();
    asking = new AbortController();
    return asking.signal;
  }

  const ask = debounce(() => void suggest(), TYPING_MS);
  async function suggest() {
    const signal = begin();
    const suggestions = await suggestPlaces(field.value, trackingContext(), { signal });
    if (!signal.aborted && field.matches(':focus')) list.show(suggestions);
  }
  async function choose({ placeId, text }: Suggestion) {
    ask.cancel();
    list.close();
    const signal = begin();
    const address = await placeDetails(placeId, trackingContext(), { signal });
    if (signal.aborted) return;
    if (address) fillAddress(form, field, address);
    else field.value = text;
    list.say(t('addressFilled'));
  }
  function close() {
    ask.cancel();
    begin();
    list.close();
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const { key } = event;
    // Escape also stops a call under way, whose answer would open the list.
    if (!list.isOpen()) return key === 'Escape' ? close() : undefined;
    const chosen = list.active();
    if (key === 'ArrowDown') list.move(1);
    else if (key === 'ArrowUp') list.move(-1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && chosen) void choose(chosen);
    else return;
    // Enter must not submit the form, Escape not close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const onInput = (event: Event) => {
    // Autofill and the kit's own entries are no typing.
    if (!(event instanceof InputEvent) || !event.inputType) return;
    list.say('');
    if (field.value.trim().length < MIN_LETTERS) close();
    else ask();
  };
  list.onChoose((suggestion) => void choose(suggestion));
  const { signal } = ended;
  field.addEventListener('input', onInput, { signal });
  field.addEventListener('keydown', onKey as EventListener, { signal });
  field.addEventListener('blur', close, { signal });
  return () => {
    ended.abort();
    close();
    list.remove();
  };
}

/** Suggests addresses in the fields of a form in which one begins, and fills in the others. Returns how to stop. */
export default function suggestAddresses(form: HTMLFormElement): () => void {
  adoptSheet(form, sheet);
  const ends = firstLines(form).map((field) => addSuggestions(form, field));
  return () => ends.forEach((end) => end());
}

import { formPlacesMessages } from '../../../shared/platform/i18n/en/form-places.js';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { asText } from '../../../shared/platform/page/unknown-values.js';
import { debounce } from '../../../shared/platform/timing/debounce.js';
import {
  placeDetails,
  suggestPlaces,
  type Suggestion,
  type TrackingContext,
} from '../../../shared/services/places/places.js';
import { adoptSheet } from '../element/adopt-sheet.js';
import { fillAddress, firstLines } from './address-parts.js';
import { createList } from './suggestion-list.js';
import sheet from './suggestions.css' with { type: 'css' };
import { isPlainKey } from '../../../shared/platform/page/plain-key.js';

/** A pause in the typing after which suggestions are asked for. */
const TYPING_MS = 200;
/** Fewer letters begin too many addresses. */
const MIN_LETTERS = 3;

/** Where the calls come from: as the page's context says, or else the page's own path. */
function trackingContext(): TrackingContext {
  const { raw } = pageContext();
  return {
    productPage: asText(raw['productPage']) ?? location.pathname,
    productSection: asText(raw['productSection']) ?? 'form',
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

import { newId } from '../../../shared/platform/new-id.js';
import type { Suggestion } from '../../../shared/services/places/places.js';
import { ownElement, write } from '../../../shared/platform/html/written.js';

interface Texts {
  readonly label: string;
  count(count: number): string;
}

/** Firefox gives a combobox that is inside its label no name: the label's text is then written out. */
function nameInLabel(field: HTMLInputElement | HTMLTextAreaElement): Record<string, string> {
  const label = [...(field.labels ?? [])].find((each) => each.contains(field));
  if (!label || field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby')) return {};
  const texts = [...label.childNodes].filter((node) => !node.contains(field)).map(({ textContent }) => textContent);
  return { 'aria-label': texts.join(' ').replace(/\s+/g, ' ').trim() };
}

function createOption(text: string, id: string): HTMLElement {
  const option = Object.assign(document.createElement('li'), { id, textContent: text });
  option.setAttribute('role', 'option');
  return option;
}

/** Below the field, or above it where there is more space. */
function placeAt(list: HTMLElement, field: Element): void {
  const at = field.getBoundingClientRect();
  const isAbove = at.bottom + list.offsetHeight > innerHeight && at.top > list.offsetHeight;
  list.style.inlineSize = `${at.width}px`;
  list.style.left = `${at.left}px`;
  list.style.top = `${isAbove ? at.top - list.offsetHeight - 2 : at.bottom + 2}px`;
}

/**
 * The list below a text field, as the pattern of a combobox has it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/):
 * the focus stays in the field, which names the active option. It is in the same tree as the field, since ids do not
 * cross a shadow border.
 */
export function createList(field: HTMLInputElement | HTMLTextAreaElement, holder: Element, texts: Texts) {
  const list = ownElement(document.createElement('ul'));
  const status = ownElement(document.createElement('span'));
  Object.assign(list, { id: `sq-${newId()}`, className: 'sq-suggestions', hidden: true });
  list.popover = 'manual';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', texts.label);
  status.className = 'sq-suggestions-status';
  status.setAttribute('role', 'status');
  holder.append(list, status);
  let shown: readonly Suggestion[] = [];
  let active = -1;

  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
    ...nameInLabel(field),
  };
  for (const [name, value] of Object.entries(attributes)) write(field, name, value);

  const place = () => placeAt(list, field);
  function activate(index: number) {
    active = index;
    for (const [each, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(each === active));
    const option = list.children[active];
    write(field, 'aria-activedescendant', option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  }
  function close() {
    if (list.hidden) return;
    list.hidePopover();
    list.hidden = true;
    activate(-1);
    write(field, 'aria-expanded', 'false');
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  }

  return {
    isOpen: () => !list.hidden,
    active: () => shown[active],
    close,
    say: (text: string) => (status.textContent = text),
    /** The next option, or with -1 the one before; past the ends is the field itself. */
    move(step: 1 | -1) {
      const next = active + step;
      activate(next < -1 ? shown.length - 1 : next >= shown.length ? -1 : next);
    },
    /** Shows these. The active option stays so if it is among them: an answer may come after an arrow key. */
    show(suggestions: readonly Suggestion[]) {
      const kept = shown[active]?.placeId;
      shown = suggestions;
      if (suggestions.length === 0) return close();
      list.replaceChildren(...suggestions.map(({ text }, index) => createOption(text, `${list.id}-${index}`)));
      activate(suggestions.findIndex(({ placeId }) => placeId === kept));
      status.textContent = texts.count(suggestions.length);
      if (list.hidden) {
        list.hidden = false;
        list.showPopover();
        addEventListener('scroll', place, { capture: true, passive: true });
        addEventListener('resize', place);
      }
      write(field, 'aria-expanded', 'true');
      place();
    },
    /** Calls `choose` for a click on an option. The field keeps the focus. */
    onChoose(choose: (suggestion: Suggestion) => void) {
      list.addEventListener('mousedown', (event) => event.preventDefault());
      list.addEventListener('click', ({ target }) => {
        const chosen = shown[[...list.children].indexOf(target as Element)];
        if (chosen) choose(chosen);
      });
    },
    remove() {
      close();
      list.remove();
      status.remove();
      for (const name of Object.keys(attributes)) write(field, name, null);
    },
  };
}

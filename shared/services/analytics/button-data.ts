import { nameOf, warnOnce } from '../../platform/log.js';
import { text } from './text.js';

const MARK = 'data-sq-track-button';
export const TRACKED_BUTTON = `[${MARK}]`;

/** The link or button itself, where its block is marked. */
export const controlOf = (marked: Element): Element =>
  marked.matches('a, button') ? marked : (marked.querySelector('a, button') ?? marked);

/** The JSON of the mark; an empty mark, or one that cannot be read, leaves it to the attributes. */
function marking(marked: Element): Record<string, unknown> {
  try {
    return Object(JSON.parse(marked.getAttribute(MARK) ?? '')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The button tracking payload (storefront §3). Attributes by name: a form's fields hide its properties. */
export function buttonData(marked: Element): Record<string, string> | undefined {
  const said = marking(marked);
  const control = controlOf(marked);
  const attribute = (name: string, element = marked) => element.getAttribute(name);
  const id = text(said['id'] ?? attribute('id'));
  if (!id) {
    warnOnce(`${nameOf(marked)} is not tracked: it has no id.`);
    return undefined;
  }
  return {
    id,
    buttonText: (text(control.textContent) ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: text(attribute('href', control)) ?? '',
    alignment: text(said['alignment'] ?? attribute('data-alignment')) ?? '',
    size: text(said['size'] ?? attribute('data-size')) ?? '',
    newWindow: String(attribute('target', control) === '_blank'),
    context: marked.closest('sq-popup') ? 'popup-overlay' : 'button-block',
  };
}

import { useLayoutEffect, useState } from 'react';
import type { pricingToggle } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { write } from '../../shared/platform/html/written.js';
import { memberMessages } from '../../shared/platform/i18n/en/members.js';
import { translate } from '../../shared/platform/i18n/translate.js';
import { byId } from '../../shared/platform/page/by-id.js';
import { useLatest } from '../hooks/use-latest.js';
import { useListener } from '../hooks/use-listener.js';

const OPTIONS = ['left', 'right'] as const;
type Option = (typeof OPTIONS)[number];

/** Those that belong to this toggle, and not to one inside it. */
const contentOf = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>('[data-option="left"], [data-option="right"]')].filter(
    (each) => each.parentElement?.closest(element.localName) === element,
  );

/**
 * Hides the content of the other option, also of content that is added later. What the author has hidden stays hidden. On
 * paper, and after the block has left the page, everything is there.
 */
function useShownOption(element: HTMLElement, shown: Option): void {
  useLayoutEffect(() => {
    const hidden = new Set<HTMLElement>();
    const showAll = () => {
      for (const each of hidden) write(each, 'hidden', null);
      hidden.clear();
    };
    const hideOther = () => {
      for (const each of contentOf(element)) {
        if (each.dataset['option'] === shown || each.hidden) continue;
        write(each, 'hidden', '');
        hidden.add(each);
      }
    };
    const observer = new MutationObserver(hideOther);
    observer.observe(element, { childList: true, subtree: true });
    hideOther();
    addEventListener('beforeprint', showAll);
    addEventListener('afterprint', hideOther);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAll);
      removeEventListener('afterprint', hideOther);
      showAll();
    };
  }, [element, shown]);
}

/** Shows the option in which the element is that the address names: at the start, and after each link to it. */
function useFragment(element: HTMLElement, show: (option: Option) => void): void {
  const named = (hash: string) => {
    try {
      return byId(element, decodeURIComponent(hash.slice(1)));
    } catch {
      return null; // "%" alone is no encoding
    }
  };
  function reveal(hash = location.hash) {
    const target = named(hash);
    const content = target && contentOf(element).find((each) => each.contains(target));
    if (!content) return;
    show(content.dataset['option'] as Option);
    requestAnimationFrame(() => target.scrollIntoView());
  }
  const latest = useLatest(reveal);
  useLayoutEffect(() => {
    if (location.hash) latest.current();
  }, [latest]);
  useListener(window, 'hashchange', () => reveal());
  // A second click on the same link changes nothing in the address.
  useListener(document, 'click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link?.hash && link.href === location.href && !event.defaultPrevented) reveal(link.hash);
  });
}

const MAX_LENGTH = 40;

/**
 * What a button says where the author named none: the beginning of its own content, up to 40 characters at a word's end; in
 * the middle of a word where there is hardly a space, as in Japanese.
 */
function firstWords(element: HTMLElement, option: Option): string {
  const content = contentOf(element)
    .find((each) => each.dataset['option'] === option)
    ?.cloneNode(true) as HTMLElement | undefined;
  for (const unseen of content?.querySelectorAll('style, script, template, [hidden]') ?? []) unseen.remove();
  const text = (content?.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_LENGTH) return text;
  const [words] = /^.{1,40}(?= )/u.exec(text) ?? [];
  if (words && words.length > MAX_LENGTH / 2) return words;
  return `${[...text].slice(0, MAX_LENGTH - 1).join('')}…`;
}

/** The pricing options of member access pages (storefront §2): two buttons, of which one is pressed. */
export function PricingToggle({ host, value, label, ...labels }: BlockProps<typeof pricingToggle>) {
  const { element } = host;
  const [chosen, setChosen] = useState({ value, from: value });
  // The visitor's choice stays until the attribute has a new value.
  if (chosen.from !== value) setChosen({ value, from: value });
  const shown = chosen.value;
  useShownOption(element, shown);
  useFragment(element, (option) => setChosen({ value: option, from: value }));

  const text = (option: Option) =>
    (option === 'left' ? labels.leftLabel : labels.rightLabel) ||
    firstWords(element, option) ||
    translate(element, 'members', memberMessages, option);
  function choose(option: Option) {
    if (option === shown) return;
    setChosen({ value: option, from: value });
    host.emit('sq-pricing-change', { value: option });
  }
  return (
    <>
      <div>
        <div part="control" role="group" aria-label={label || translate(element, 'members', memberMessages, 'options')}>
          {OPTIONS.map((option) => (
            <button
              key={option}
              type="button"
              part={`option option-${option}`}
              aria-pressed={shown === option}
              onClick={() => choose(option)}
            >
              {text(option)}
            </button>
          ))}
        </div>
      </div>
      <slot />
    </>
  );
}

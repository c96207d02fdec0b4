import { contentOf, type Option } from './use-shown-option.js';

const MAX_LENGTH = 40;

/**
 * What a button says where the author named none: the beginning of its own content, up to 40 characters at a word's end; in
 * the middle of a word where there is hardly a space, as in Japanese.
 */
export function firstWords(element: HTMLElement, option: Option): string {
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

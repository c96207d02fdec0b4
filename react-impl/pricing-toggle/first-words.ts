import type { Option } from './use-shown-option.js';

const MAX_LENGTH = 40;

/** What a button says where the author named none: the beginning of its own content, up to 40 characters at a word's end. */
export function firstWords(element: Element, option: Option): string {
  const content = element.querySelector(`[data-option="${option}"]`)?.textContent ?? '';
  const words = content.split(/\s+/).filter(Boolean);
  while (words.length > 1 && words.join(' ').length > MAX_LENGTH) words.length = Math.min(words.length - 1, MAX_LENGTH);
  return words.join(' ');
}

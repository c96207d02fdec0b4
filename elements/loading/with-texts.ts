import { textsFor } from '../../shared/platform/i18n/page-texts.js';

/** What a service for such elements exports, when its texts are there as well. */
export async function withTexts<T>(user: string, selector: string, load: Promise<T>): Promise<T> {
  await textsFor(user, [document.documentElement, ...document.querySelectorAll(selector)]);
  return load;
}

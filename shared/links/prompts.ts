import { linkMessages } from '../platform/i18n/en/links.js';
import { readLink } from './read-link.js';

/** What a visitor reads as examples (ambiguity A74). */
const EXAMPLE_HOSTS = ['http://example.com', 'example.com'] as const;
const EXAMPLE_EMAIL = 'name@example.com';

/** The title of a link to a food-ordering connection that has none (storefront §9). */
export const FOOD_ORDERING_TITLE = linkMessages.foodOrdering;

/**
 * How links must be formatted (storefront §5).
 *
 * @param hosts the examples, in order
 * @param text in another language, with `{host}` for each
 */
export function linkPrompt(hosts: readonly string[] = EXAMPLE_HOSTS, text = linkMessages.linkFormat): string {
  let next = 0;
  return text.replace(/\{host\}/g, (whole) => hosts[next++] ?? whole);
}

/** How emails must be formatted (storefront §5). */
export const emailPrompt = (email = EXAMPLE_EMAIL, text = linkMessages.emailFormat): string =>
  text.replace(/\{email\}/g, () => email);

/** The prompt beside a link that is refused: of emails for `mailto:`, of links for all others. */
export const promptFor = (link: unknown): string =>
  readLink(link).protocol === 'mailto' ? emailPrompt() : linkPrompt();

import { onePerPage } from '../../platform/store.js';

/** What is known of a link that a visitor has clicked, and that may lead to an image or to anything else. */
type Answer = 'clicked' | 'none' | 'image';

/** By address. */
const answers = () => onePerPage('clicked-links', () => new Map<string, Answer>());

/** To be called when a click on a link opens a viewer in place of what the link leads to. */
export function noteClickedLink(path: readonly EventTarget[]): void {
  const link = path.find((node) => node instanceof HTMLAnchorElement);
  if (link && !answers().has(link.href)) answers().set(link.href, 'clicked');
}

/** Whether the link was clicked, and nothing says yet that it leads to no image. */
export const mayBeImage = (address: string): boolean => (answers().get(address) ?? 'none') !== 'none';

/** Whether it may be requested: by the click, which would have done so, and again only if it is an image. */
export function takeRequest(address: string): boolean {
  const answer = answers().get(address);
  if (answer === 'clicked') answers().set(address, 'none');
  return answer === 'clicked' || answer === 'image';
}

export const noteImage = (address: string): void => void answers().set(address, 'image');

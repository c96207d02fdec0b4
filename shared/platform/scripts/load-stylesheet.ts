import { LoadError } from './load-error.js';
import { safeSource } from '../html/safe-address.js';

/** Adds a sheet to the page. Resolves when it is loaded; if it fails, removes it and rejects with a LoadError (storefront §8). */
export function loadStylesheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const safe = safeSource(href);
    if (safe === undefined) return reject(new LoadError(href, 'stylesheet'));
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = safe;
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new LoadError(href, 'stylesheet'));
    });
    document.head.append(link);
  });
}

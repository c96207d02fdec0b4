import { LoadError } from './load-error.js';

/** Adds a sheet to the page and waits for it; one that fails rejects with a LoadError and is taken away (storefront §8). */
export function loadStylesheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new LoadError(href, 'stylesheet'));
    });
    document.head.append(link);
  });
}

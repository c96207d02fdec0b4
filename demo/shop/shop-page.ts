import { html } from 'hono/html';
import { layOut } from '../layout/layout.js';

/** Values that are put into it are escaped. */
export type Html = ReturnType<typeof html>;

interface PageLook {
  /** As wide as the site; else a column to read. */
  readonly isWide?: boolean;
  /** The content has the heading of the page. */
  readonly hasOwnHeading?: boolean;
  /** Of the page's context. Default: a page of content. */
  readonly pageType?: number;
}

/** A page of the shop, as all of the demo. It works without script: everything is a link or a form. */
export async function shopPage(title: string, path: string, content: Html, look: PageLook = {}): Promise<string> {
  const main = html`<main class="${look.isWide ? 'page' : 'page narrow'} shop-page" id="main">
    ${look.hasOwnHeading ? '' : html`<h1>${title}</h1>`} ${content}
  </main>`;
  const head = {
    title,
    description: title,
    styles: ['/shop/shop.css'],
    scripts: [],
    cookieSettings: {},
    pageType: look.pageType,
  };
  return layOut(head, String(await main), path);
}

export const problemNote = (problem: string | undefined) =>
  problem === undefined ? '' : html`<p class="note" role="alert" id="problem">${problem}</p>`;
export const doneNote = (done: string | undefined) =>
  done === undefined ? '' : html`<p class="note" role="status">${done}</p>`;

export const problemPage = (title: string, message: string, back: { href: string; text: string }): Promise<string> =>
  shopPage(
    title,
    '/cart',
    html`${problemNote(message)}
      <p><a href="${back.href}">${back.text}</a></p>`,
  );

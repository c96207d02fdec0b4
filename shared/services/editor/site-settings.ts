import { pageContext } from '../../platform/page/read-page.js';
import { asObject, type Data } from '../../platform/page/unknown-values.js';
import { request, type Result } from '../../platform/requests/request.js';

/*
 * Calls of an editor (storefront §7). Which fields an answer has is not specified: it is handed over as it is, an empty
 * object where there is none. They never reject for what a server or a network does.
 */

const get = (path: string): Promise<Result<Data>> => request(pageContext().apiRoot + path, { read: asObject });
const put = (path: string, body: Data): Promise<Result<Data>> =>
  request(pageContext().apiRoot + path, { method: 'PUT', body, read: asObject });

export const multilingualSettings = (): Promise<Result<Data>> => get('multilingual/settings');
export const multilingualStatus = (): Promise<Result<Data>> => get('multilingual/status');
export const saveLanguages = (languages: readonly unknown[]): Promise<Result<Data>> =>
  put('multilingual/languages', { languages });

export interface HeaderFooter {
  readonly header: unknown;
  readonly footer: unknown;
}
export const readHeaderFooter = (): Promise<Result<Data>> => get('site-header-footer');
export const saveHeaderFooter = ({ header, footer }: HeaderFooter): Promise<Result<Data>> =>
  put('site-header-footer', { header, footer });

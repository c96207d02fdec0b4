import { request } from '../requests/request.js';
import { isPageOfSite } from '../requests/own-answers.js';
import { LoadError, NotFoundError } from './load-error.js';

/**
 * The HTML of another page of the site: what the site's own server shows as a page, and nothing that it only stores for
 * others. Rejects with a NotFoundError for status 404, or else a LoadError (storefront §8).
 */
export async function loadPage(path: string, signal?: AbortSignal): Promise<string> {
  const result = await request(path, {
    as: 'text',
    isPublic: true,
    accepts: isPageOfSite,
    read: String,
    ...(signal && { signal }),
  });
  if (result.ok) return result.data;
  signal?.throwIfAborted();
  const { failure } = result;
  if (failure.kind === 'status' && failure.status === 404) throw new NotFoundError(path);
  throw new LoadError(path, 'failed', { cause: failure });
}

import { warnOnce } from '../../../shared/platform/log.js';
import { isObject, type Data } from '../../../shared/platform/page/unknown-values.js';
import { request } from '../../../shared/platform/requests/request.js';

/** The data of a product from its address; `undefined`, with a warning, when it cannot be had. */
export default async function loadProduct(src: string, signal: AbortSignal): Promise<Data | undefined> {
  const read = (data: unknown) => (isObject(data) ? data : undefined);
  const result = await request(src, { isPublic: true, signal, read });
  if (result.ok) return result.data;
  if (result.failure.kind !== 'aborted') warnOnce(`the product ${src} cannot be loaded: ${result.failure.message}`);
  return undefined;
}

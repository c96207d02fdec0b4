import { INVALID } from '../../shared/declaration/attribute.js';
import { asText, isObject } from '../../shared/platform/page/unknown-values.js';

/** One item as the platform writes it. `description` may have simple HTML. */
export interface AccordionItem {
  readonly title: string;
  readonly description: string;
}

/** Items without a title are left out: nothing could open them. */
export function readItems(data: unknown): readonly AccordionItem[] | typeof INVALID {
  if (!Array.isArray(data)) return INVALID;
  return data.flatMap((item: unknown) => {
    const title = isObject(item) ? asText(item['title']) : undefined;
    return isObject(item) && title ? [{ title, description: asText(item['description']) ?? '' }] : [];
  });
}

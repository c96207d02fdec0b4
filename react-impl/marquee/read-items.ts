import { INVALID } from '../../shared/declaration/attribute.js';
import { asText, isObject } from '../../shared/platform/page/unknown-values.js';

export interface MarqueeItem {
  readonly text: string;
  /** `''` for none. */
  readonly linkTo: string;
  readonly newWindow: boolean;
}

/** The items of a payload, without those that have no text. */
export function readItems(data: unknown): readonly MarqueeItem[] | typeof INVALID {
  if (!Array.isArray(data)) return INVALID;
  return data.flatMap((each: unknown): MarqueeItem[] => {
    const item: Readonly<Record<string, unknown>> = isObject(each) ? each : { text: each };
    const text = asText(item['text']);
    if (text === undefined) return [];
    return [{ text, linkTo: asText(item['linkTo']) ?? '', newWindow: item['newWindow'] === true }];
  });
}

const LENGTH = /^(\d+|\d*\.\d+)(px|em|rem|vw|vh|ch)$/;

/** A CSS length that is not negative, as text or as `{"value": 2, "unit": "em"}`. */
export function readLength(data: unknown): string | typeof INVALID {
  const text = isObject(data) ? `${String(data['value'])}${asText(data['unit']) ?? 'px'}` : String(data).trim();
  return text === '0' ? '0px' : LENGTH.test(text) ? text : INVALID;
}

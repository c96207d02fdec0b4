import { reviewMessages } from '../../../shared/platform/i18n/en/reviews.js';
import type { Settings } from '../app-options.js';
import { isToken } from '../http/token.js';
import { readFieldValues, type FieldValues } from './field-values.js';
import { REVIEW_FORM } from './form-definitions.js';

/** How long an order can be reviewed. */
const REQUEST_MS = 90 * 24 * 3_600_000;
/** How many reviews are looked through for an earlier one of the same order. */
const MAX_REVIEWS = 10_000;

export type ReviewRequest = 'open' | 'reviewed' | 'expired';

/** Whether the order with this token can be reviewed: once, by whoever has the link, within 90 days. */
export async function reviewRequest(token: string, { storage, now }: Settings): Promise<ReviewRequest> {
  const order = isToken(token) ? await storage.readOrder(token) : undefined;
  if (!order || now() - order.placedAt > REQUEST_MS) return 'expired';
  const reviews = await storage.listSubmissions(MAX_REVIEWS, { formId: REVIEW_FORM, text: token });
  return reviews.some(({ form }) => readFieldValues(form)?.get('token') === token) ? 'reviewed' : 'open';
}

/** The token of the order that a submission reviews; `undefined` for other forms. */
export const reviewedOrder = ({ formId, values }: { formId: string; values: FieldValues }): string | undefined =>
  formId === REVIEW_FORM ? String(values.get('token')) : undefined;

/** Why a submission cannot be stored, where it is a review; in the words of storefront §8. */
export const createReviewCheck =
  (settings: Settings) =>
  async (formId: string, values: FieldValues): Promise<string | undefined> => {
    if (formId !== REVIEW_FORM) return undefined;
    const state = await reviewRequest(String(values.get('token')), settings);
    return state === 'open' ? undefined : reviewMessages[state];
  };

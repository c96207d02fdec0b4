import { reviewMessages } from '../../elements/server-rules.js';
import type { Settings } from '../app-options.js';
import { isToken } from '../http/token.js';
import type { FieldValues } from './field-values.js';
import { REVIEW_FORM } from './form-definitions.js';

/** How long an order can be reviewed. */
const REQUEST_MS = 90 * 24 * 3_600_000;

export type ReviewRequest = 'open' | 'reviewed' | 'expired';

/** Whether the order with this token can be reviewed: once, by whoever has the link, within 90 days. */
export async function reviewRequest(token: string, { storage, now }: Settings): Promise<ReviewRequest> {
  const order = isToken(token) ? await storage.readOrder(token) : undefined;
  if (!order || now() - order.placedAt > REQUEST_MS) return 'expired';
  return (await storage.isTaken(onceOf(token))) ? 'reviewed' : 'open';
}

const onceOf = (token: string) => `review ${token}`;

/** What can be submitted once only: the review of an order. The database sees to it, for all processes. */
export const submittedOnce = ({ formId, values }: { formId: string; values: FieldValues }): string | undefined =>
  formId === REVIEW_FORM ? onceOf(String(values.get('token'))) : undefined;

/** Why a submission cannot be stored, where it is a review; in the words of storefront §8. */
export const createReviewCheck =
  (settings: Settings) =>
  async (formId: string, values: FieldValues): Promise<string | undefined> => {
    if (formId !== REVIEW_FORM) return undefined;
    const state = await reviewRequest(String(values.get('token')), settings);
    return state === 'open' ? undefined : reviewMessages[state];
  };

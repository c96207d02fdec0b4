import type { NewSubmission } from '../storage/storage.js';

/** A submission as the storage gets it. */
export const submission = (more: Partial<NewSubmission> = {}) =>
  ({
    key: null,
    idempotencyKey: null,
    formId: 'contact',
    form: '{}',
    context: { pagePath: '/contact.html' },
    receivedAt: 1500,
    ...more,
  }) as NewSubmission;

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reviewMessages } from '../../shared/platform/i18n/en/reviews.js';
import { completeOptions } from '../app-options.js';
import { createMemoryStorage } from '../storage/memory-storage.js';
import { createAcceptance } from './accept-submission.js';
import { readSubmission } from './read-submission.js';

const NOW = Date.UTC(2026, 10, 20);
const TOKEN = 'a'.repeat(32);
const review = (rating: string) => {
  const form = JSON.stringify({ rating, review: 'Good', token: TOKEN });
  const read = readSubmission({ key: '', formId: 'review', form }, null);
  assert.ok(read.ok);
  return { ...read.submission, key: null };
};

describe('the review of an order', () => {
  it('is taken for ninety days', async () => {
    const memory = createMemoryStorage();
    const accept = createAcceptance(
      completeOptions({ storage: { ...memory, readOrder: () => order(late) }, now: () => NOW }),
    );
    let late = 1;
    const send = () => accept(review('4'), { client: 'one', headers: undefined });
    const order = (ms: number) =>
      Promise.resolve({ placedAt: NOW - 90 * 86_400_000 - ms } as Awaited<ReturnType<typeof memory.readOrder>>);
    assert.deepEqual(await send(), { kind: 'refused', message: reviewMessages.expired });
    late = 0;
    assert.deepEqual(await send(), { kind: 'stored' });
  });

  it('is stored once, also of two that come at the same moment', async () => {
    const memory = createMemoryStorage();
    const order = { placedAt: Date.now() } as Awaited<ReturnType<typeof memory.readOrder>>;
    const storage = { ...memory, readOrder: () => Promise.resolve(order) };
    const accept = createAcceptance(completeOptions({ storage }));
    const sender = { client: 'one', headers: undefined };
    const answers = await Promise.all(['4', '5'].map((rating) => accept(review(rating), sender)));
    // Either may be the first.
    const [stored, refused] = answers.sort((one, other) => other.kind.localeCompare(one.kind));
    assert.deepEqual(stored, { kind: 'stored' });
    assert.deepEqual(refused, { kind: 'refused', message: 'You have already reviewed this purchase.' });
    assert.equal((await storage.listSubmissions(10, { formId: 'review' })).length, 1);
  });
});

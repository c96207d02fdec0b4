import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPlainPost, toSubmission } from './read-plain-post.js';

const TYPE = 'application/x-www-form-urlencoded';
const PLACE = { formId: 'f', fields: { mood: { label: 'Mood', kind: 'likert' } }, pagePath: '/' } as const;
/** Bodies with many controls: of one name, of one field, of a field each. */
const BODIES = {
  'a name that occurs again and again': (count: number) => 'a=1&'.repeat(count),
  'the questions of one field': (count: number) =>
    Array.from({ length: count }, (_, at) => `mood.question${at}=1`).join('&'),
  'a field each': (count: number) => Array.from({ length: count }, (_, at) => `${at}=1`).join('&'),
};

describe('a post without script', () => {
  for (const [name, bodyOf] of Object.entries(BODIES))
    it(`twice the controls are twice the steps: ${name}`, async ({ mock }) => {
      const steps = mock.method(Object.getPrototypeOf([].values()) as Iterator<unknown>, 'next');
      const stepsOf = async (count: number) => {
        const body = new TextEncoder().encode(bodyOf(count));
        steps.mock.resetCalls();
        const post = await readPlainPost(body, TYPE);
        assert.ok(post && toSubmission(post, PLACE));
        return steps.mock.callCount();
      };
      const [some, twice] = [await stepsOf(100), await stepsOf(200)];
      assert.ok(some >= 100, `${some} are counted`);
      // The step that ends a loop comes once, however many controls there are.
      assert.ok(twice <= 2 * some, `${some} steps for 100 controls, ${twice} for 200`);
    });
});

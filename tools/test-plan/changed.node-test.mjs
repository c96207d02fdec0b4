import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedFiles, testsReaching } from './changed.mjs';
import { browserTests } from './plan.mjs';

describe('the tests that a change can reach', () => {
  it('a rule reaches its own test and those of the blocks that use it, and no other block', () => {
    const { browser, node, e2e } = testsReaching(['react-impl/accordion/accordion.tsx']);
    assert.ok(browser.includes('react-impl/accordion/sq-accordion.test.ts'));
    assert.ok(!browser.includes('react-impl/map/sq-map.test.ts'));
    assert.ok(browser.length < browserTests().length / 2);
    assert.deepEqual(e2e, []);
    assert.ok(!node.includes('backend/backend.node-test.ts'));
  });

  it('a file of the backend reaches its Node tests', () => {
    const { node } = testsReaching(['backend/http/rate-limit.ts']);
    assert.ok(node.includes('backend/http/rate-limit.node-test.ts'));
  });

  it('a test that has changed is run itself, also where it is one over dist/', () => {
    assert.deepEqual(testsReaching(['e2e/no-script.node-test.ts']).e2e, ['e2e/no-script.node-test.ts']);
  });

  it('what every browser test runs on reaches them all', () => {
    for (const file of ['web-test-runner.config.mjs', 'package-lock.json', 'tools/test-server/plugins.mjs'])
      assert.deepEqual(testsReaching([file]).browser, browserTests());
  });

  it('a document reaches no browser test', () => {
    assert.deepEqual(testsReaching(['CHANGELOG.md']).browser, []);
  });

  it('a commit that is not there is named', () => {
    assert.throws(() => changedFiles('no-such-commit'), /no-such-commit/);
  });
});

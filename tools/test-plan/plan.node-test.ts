import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { browserTests, nodeTests, runsIn, smokeTests, testsFor, wordpressTests } from './plan.mjs';

const COMBINATIONS = ['chromium', 'firefox', 'webkit'].flatMap((engine) =>
  ['react', 'lite'].map((flavour) => ({ engine, flavour })),
);
const namesFor = (file: string) =>
  COMBINATIONS.filter((combination) => runsIn(file, combination)).map(({ engine, flavour }) => `${engine} ${flavour}`);

describe('which test runs where', () => {
  it('every browser test runs in Chromium with React', () => {
    assert.ok(browserTests().length > 50);
    for (const file of browserTests()) assert.ok(namesFor(file).includes('chromium react'), file);
  });

  for (const [kind, file, expected] of [
    ['pure rules once', 'react-impl/gallery/logic/layouts.test.ts', ['chromium react']],
    [
      'services in every engine, in one flavour',
      'shared/platform/requests/request.test.ts',
      ['chromium react', 'firefox react', 'webkit react'],
    ],
    [
      'blocks in every engine, and in both flavours in Chromium',
      'react-impl/form/sq-form.test.ts',
      ['chromium react', 'chromium lite', 'firefox react', 'webkit react'],
    ],
    [
      'the layer below all blocks in every combination',
      'elements/define/values.test.ts',
      COMBINATIONS.map(({ engine, flavour }) => `${engine} ${flavour}`),
    ],
  ] as const)
    it(`${kind}: ${file}`, () => {
      assert.ok(browserTests().includes(file));
      assert.deepEqual(namesFor(file), expected);
    });

  it('the gate leaves out the long tests, and nothing else', () => {
    const combination = { engine: 'chromium', flavour: 'react' };
    const gate = testsFor(combination, { isGate: true });
    assert.deepEqual(
      testsFor(combination).filter((file) => !gate.includes(file)),
      ['react-impl/dialog/overlays.long.test.ts'],
    );
  });

  it('the tests of the built kit are a part of their own', () => {
    const [smoke] = smokeTests({ isGate: true });
    assert.ok(existsSync(smoke!));
    assert.ok(smokeTests().includes(smoke!));
    assert.ok(smokeTests().length > smokeTests({ isGate: true }).length);
    for (const file of smokeTests()) assert.ok(!browserTests().includes(file), file);
  });

  it('the end-to-end tests of the gate are some of all', () => {
    const { e2e, gateE2e } = nodeTests();
    assert.ok(gateE2e.length > 5);
    assert.ok(gateE2e.length < e2e.length / 2);
  });

  it('Node tests that read the built files are apart from those that need no build', () => {
    const { node, e2e } = nodeTests();
    assert.ok(node.includes('tools/test-plan/plan.node-test.ts'));
    assert.ok(e2e.includes('e2e/demo.node-test.ts'));
    assert.deepEqual(
      node.filter((file) => e2e.includes(file)),
      [],
    );
  });

  it('the tests in a WordPress are a part of their own', () => {
    assert.ok(wordpressTests().includes('integrations/wordpress/test/wordpress.node-test.ts'));
    const { node, e2e } = nodeTests();
    assert.ok(![...node, ...e2e].some((file) => file.startsWith('integrations/')));
  });
});

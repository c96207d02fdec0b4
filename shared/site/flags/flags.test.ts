import { expect } from '@open-wc/testing';
import { isFeatureOn } from './is-feature-on.js';
import { forgetPageContext } from '../../platform/page/read-page.js';
import { warningsOf } from '../../testing/fixture.js';
import { flagValue, isOn } from './flags.js';
import { readFlagValue, readToggle, type FlagType } from './read-flag.js';

const toggle = (definition: unknown, table = 'featureFlags') => readToggle({ [table]: { it: definition } }, 'it');
const valueOf = (definition: unknown, type: FlagType) =>
  readFlagValue({ featureFlags: { it: definition } }, 'it', type);

const NOT_LOADED = 'The underlying Praetor configuration is not loaded';
const UNKNOWN = 'The specified feature does not exist';
const INVALID = 'The specified feature has an invalid server-side definition';

describe('feature flags', () => {
  it('a feature or experiment is on only when its variant is the text "true" [FLG-001]', () => {
    for (const table of ['featureFlags', 'experiments'])
      for (const on of [{ variant: 'true' }, 'true', { variant: 'true', type: 'boolean' }])
        expect(toggle(on, table)).to.deep.equal({ value: true });
    for (const variant of ['false', 'TRUE', 'true ', '1', 'on', 'control', 'treatment-b', ''])
      for (const off of [{ variant }, variant]) expect(toggle(off), variant).to.deep.equal({ value: false });
  });
  it('flags that are not loaded [FLG-002]', () => {
    for (const raw of [{}, { featureFlags: null }, { featureFlags: [] }, { experiments: 'all' }])
      expect([readToggle(raw, 'it'), readFlagValue(raw, 'it', 'string')]).to.deep.equal([
        { problem: NOT_LOADED },
        { problem: NOT_LOADED },
      ]);
  });
  it('an unknown flag [FLG-003]', () => {
    expect(readToggle({ featureFlags: {} }, 'it')).to.deep.equal({ problem: UNKNOWN });
    expect(readFlagValue({ experiments: { other: 'true' } }, 'it', 'boolean')).to.deep.equal({ problem: UNKNOWN });
    for (const inherited of ['constructor', 'toString', '__proto__'])
      expect(readToggle({ featureFlags: {} }, inherited)).to.deep.equal({ problem: UNKNOWN });
  });
  it('a flag of another type [FLG-004]', () => {
    const cases: [unknown, FlagType][] = [
      [{ variant: 'blue' }, 'boolean'],
      [{ variant: '3' }, 'boolean'],
      [{ variant: 'true' }, 'number'],
      [{ variant: ' ' }, 'number'],
      [{ variant: 'Infinity' }, 'number'],
      [{ variant: '3', type: 'number' }, 'string'],
      [{ variant: '3', type: 'string' }, 'number'],
      [{ variant: 'true', type: 'boolean' }, 'string'],
    ];
    for (const [definition, type] of cases)
      expect(valueOf(definition, type)).to.deep.equal({ problem: `The specified feature is not a ${type}` });
    expect(toggle({ variant: 'true', type: 'string' })).to.deep.equal({
      problem: 'The specified feature is not a boolean',
    });
  });
  it('a broken definition [FLG-005]', () => {
    const broken = [null, true, 1, [], {}, { variant: true }, { variant: null }, { variant: ['true'] }];
    const untyped = [
      { variant: 'true', type: 'date' },
      { variant: 'true', type: null },
      { variant: 'x', type: 'number' },
    ];
    for (const definition of [...broken, ...untyped])
      expect([toggle(definition), valueOf(definition, 'string')], JSON.stringify(definition)).to.deep.equal([
        { problem: INVALID },
        { problem: INVALID },
      ]);
  });
  it('a value has the requested type', () => {
    expect(valueOf({ variant: 'false' }, 'boolean')).to.deep.equal({ value: false });
    expect(valueOf('12.5', 'number')).to.deep.equal({ value: 12.5 });
    expect(valueOf({ variant: 'blue', type: 'string' }, 'string')).to.deep.equal({ value: 'blue' });
    expect(valueOf({ variant: '' }, 'string')).to.deep.equal({ value: '' });
  });
});

describe('the flags of a page', () => {
  const put = (context: object) => {
    document.getElementById('sq-context')?.remove();
    const script = Object.assign(document.createElement('script'), { id: 'sq-context', type: 'application/json' });
    script.textContent = JSON.stringify(context);
    document.head.append(script);
  };
  afterEach(() => {
    document.getElementById('sq-context')?.remove();
    forgetPageContext();
  });

  it('are read by name', async () => {
    put({ featureFlags: { gifts: { variant: 'true' }, columns: '4' }, experiments: { layout: { variant: 'wide' } } });
    const warnings = await warningsOf(() => {
      expect([isOn('gifts'), isOn('columns', true), isOn('layout', true)]).to.deep.equal([true, false, false]);
      const columns: number = flagValue('columns', 'number', 3);
      const layout: string = flagValue('layout', 'string', 'narrow');
      expect([columns, layout]).to.deep.equal([4, 'wide']);
    });
    expect(warnings).to.deep.equal([]);
  });

  it('each failure gives the default and one warning for each flag [FLG-006]', async () => {
    const cases: [string, object, string][] = [
      ['absent', {}, NOT_LOADED],
      ['stranger', { featureFlags: {} }, UNKNOWN],
      [
        'typed',
        { featureFlags: { typed: { variant: '4', type: 'number' } } },
        'The specified feature is not a boolean',
      ],
      ['broken', { featureFlags: { broken: { variant: 7 } } }, INVALID],
    ];
    for (const [name, context, problem] of cases) {
      put(context);
      const warnings = await warningsOf(() => {
        expect([isOn(name), isOn(name, true), isOn(name, false)], name).to.deep.equal([false, true, false]);
        expect([flagValue(name, 'boolean', true), flagValue(name, 'boolean', false)]).to.deep.equal([true, false]);
      });
      expect(warnings).to.deep.equal([`[sq-blocks] feature "${name}": ${problem}`]);
    }
    put({});
    const others = await warningsOf(() => {
      expect(flagValue('size', 'number', 12)).to.equal(12);
      expect(flagValue('colour', 'string', 'red')).to.equal('red');
    });
    expect(others, 'once per flag, not once per problem').to.have.length(2);
  });

  it('isFeatureOn, for blocks, logs no warning', async () => {
    const warnings = await warningsOf(() => {
      put({ featureFlags: { quiet: { variant: 'true' }, loud: { variant: true } }, experiments: { third: 'true' } });
      const names = ['quiet', 'loud', 'third', 'toString', 'nobody'];
      expect(names.map(isFeatureOn)).to.deep.equal([true, false, true, false, false]);
      put({});
      expect(isFeatureOn('quiet')).to.be.false;
    });
    expect(warnings).to.deep.equal([]);
  });
});

import { expect } from '@open-wc/testing';
import { startGates } from '../../shared/services/consent/gates.js';
import { startRelativeTimes } from '../../shared/services/dates/start-relative-times.js';
import { until } from '../../shared/testing/fixture.js';
import { startWrappers } from '../wrappers/start-wrappers.js';
import { startLoader } from './start-loader.js';

const requested: string[] = [];
async function importBlock(tag: string) {
  requested.push(tag);
  customElements.define(tag, class extends HTMLElement {});
  return Promise.resolve();
}

/** A form gives its controls under their names: these hide the methods that listeners and observers call. */
const NAMES = ['closest', 'matches', 'querySelector', 'querySelectorAll', 'getAttribute', 'contains'];

describe('a form whose controls have the names of methods', () => {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent) => errors.push(event.message);
  const stops: (() => void)[] = [];
  let form: HTMLFormElement;
  before(() => {
    addEventListener('error', note);
    startLoader(
      ['sq-hm-inside'],
      { importBlock, importParts: () => {} },
      '',
      () => true,
      '[data-hm]',
      () => {},
    );
    stops.push(startGates(), startRelativeTimes(), startWrappers());
    form = document.createElement('form');
    form.innerHTML = `${NAMES.map((name) => `<input name="${name}">`).join('')}
      <sq-hm-inside load="eager">mine</sq-hm-inside>
      <time data-sq-relative datetime="2020-01-01T00:00:00Z">long ago</time>`;
    document.body.append(form);
  });
  after(() => {
    removeEventListener('error', note);
    stops.forEach((stop) => stop());
    form.remove();
  });

  it('is searched for blocks', () => until(() => requested.includes('sq-hm-inside')));
  it('is searched for times', async () => {
    const time = document.querySelector('time')!;
    await until(() => time.textContent !== 'long ago');
  });
  it('throws nothing when it is pointed at, focused and clicked', () => {
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
      form.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
    expect(errors).to.deep.equal([]);
  });
});

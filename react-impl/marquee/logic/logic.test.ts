import { expect } from '@open-wc/testing';
import { INVALID } from '../../../shared/declaration/attribute.js';
import { lettersOf, runsOf, split } from '../motion/pieces.js';
import { readItems, readLength } from '../read-items.js';
import { amplitude, copiesFor, heightAt, regionWidth, segmentLength, waveKeyframes, waveLoop } from './wave.js';

const heights = (keyframes: { transform: string[] }) =>
  keyframes.transform.map((each) => Number(/translateY\((-?[\d.]+)px\)/.exec(each)![1]));
const slopes = (keyframes: { transform: string[] }) =>
  keyframes.transform.map((each) => Number(/rotate\((-?[\d.]+)rad\)/.exec(each)![1]));

describe('marquee logic', () => {
  it('a region is at least 50 px wide [MRQ-009]', () => {
    expect([0, 49, 50, 51].map(regionWidth)).to.deep.equal([50, 50, 50, 51]);
  });
  it('a wave is 250 to 1000 px long [MRQ-011]', () => {
    expect([-5, 0, 50, 100, 500].map(segmentLength)).to.deep.equal([1000, 1000, 625, 250, 250]);
  });
  it('whole waves fill a loop, and are 250 to 1000 px long whatever the text [MRQ-011]', () => {
    for (const period of [7, 90, 333, 751, 1001, 16_000])
      for (const frequency of [0, 20, 55, 100]) {
        const { copies, waveLength } = waveLoop(period, frequency);
        const waves = (copies * period) / waveLength;
        expect(waves, `${period} px at ${frequency}`).to.be.closeTo(Math.round(waves), 1e-9);
        expect(waveLength).to.be.within(250, 1000);
        expect(waveLength / segmentLength(frequency), `${period} px at ${frequency}`).to.be.within(0.7, 1.4);
      }
  });
  it('letters are those of the browser, whether it has to be asked or not', () => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    for (const text of [
      'Thrown, glazed & fired – “by the sea”…',
      'Çà, où? Größe\u00a0ÿ ʼn ɏ ʯ ˿',
      'soft\u00adhyphen © ®️ ™',
      'e\u0301 Straße\u0308',
      '👩‍👩‍👧 🇩🇪🇫🇷 1️⃣',
      'नमस्ते 안녕하세요 สวัสดี',
      'zero\u200bwidth\u200djoined',
    ])
      expect(lettersOf(text)).to.deep.equal([...graphemes.segment(text)].map(({ segment }) => segment));
  });
  it('a loop has no more copies than whole waves need', () => {
    expect(waveLoop(16_000, 20).copies).to.equal(1);
    expect(waveLoop(300, 100)).to.deep.equal({ copies: 3, waveLength: 300 });
  });
  it('a higher frequency makes more waves [MRQ-004]', () => {
    expect(waveLoop(5000, 100).waveLength).to.be.below(waveLoop(5000, 0).waveLength);
  });
  it('a higher intensity makes higher waves, 0 a straight line [MRQ-005]', () => {
    const peak = (intensity: number) => amplitude({ height: 64, line: 24, intensity });
    expect([100, 50, 0].map(peak)).to.deep.equal([20, 10, 0]);
    expect(Math.min(...heights(waveKeyframes(20, 500)))).to.equal(-20);
    expect(Math.max(...heights(waveKeyframes(20, 500)))).to.equal(20);
  });
  it('a wave goes up first, and ends where it begins', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(heightAt(share, 20)) + 0)).to.deep.equal([
      0, -20, 0, 20, 0,
    ]);
    const keyframes = waveKeyframes(20, 500);
    expect(keyframes.transform[0]!.replace('-0.00', '0.00')).to.equal(
      keyframes.transform.at(-1)!.replace('-0.00', '0.00'),
    );
  });
  it('letters lie along the wave: its slope is theirs', () => {
    const keyframes = waveKeyframes(20, 500);
    const [y, slope] = [heights(keyframes), slopes(keyframes)];
    const step = 500 / (y.length - 1);
    for (let point = 1; point < y.length - 1; point++)
      expect(slope[point]).to.be.closeTo(Math.atan((y[point + 1]! - y[point - 1]!) / (2 * step)), 0.02);
  });
  it('text that is higher than its region is on a straight line', () => {
    expect([24, 20, 25].map((height) => amplitude({ height, line: 24, intensity: 100 }))).to.deep.equal([0, 0, 0.5]);
  });
  it('as many copies as fill the length and one more, at most 500', () => {
    expect([copiesFor(800, 300), copiesFor(800, 400), copiesFor(800, 1), copiesFor(800, 0)]).to.deep.equal([
      4, 3, 500, 1,
    ]);
  });
  it('words are split into pieces, letters with their accents and joined letters are not', () => {
    expect(split('Thrown by the sea', 4)).to.deep.equal(['Thro', 'wn ', 'by ', 'the ', 'sea']);
    expect(split('e\u0301e\u0301👩‍👩‍👧', 1)).to.deep.equal(['e\u0301', 'e\u0301', '👩‍👩‍👧']);
    expect(split('مرحبا بكم', 2)).to.deep.equal(['مرحبا ', 'بكم']);
  });
  it('words of one direction stay together, and a space between two directions is of neither', () => {
    const runs = (text: string) => runsOf(text).map(({ text, dir }) => [text, dir]);
    expect(runs('Thrown by 2 hands')).to.deep.equal([['Thrown by 2 hands', 'ltr']]);
    expect(runs(' Thrown שלום עולם ')).to.deep.equal([
      [' ', ''],
      ['Thrown', 'ltr'],
      [' ', ''],
      ['שלום עולם', 'rtl'],
      [' ', ''],
    ]);
    expect(runs('20 %')).to.deep.equal([['20 %', '']]);
  });
  it('items of a payload need a text', () => {
    const items = [{ text: 'Sale', linkTo: '/sale', newWindow: true }, { text: '' }, { linkTo: '/x' }, null, 'New'];
    expect(readItems(items)).to.deep.equal([
      { text: 'Sale', linkTo: '/sale', newWindow: true },
      { text: 'New', linkTo: '', newWindow: false },
    ]);
    expect([readItems('Sale'), readItems({ text: 'Sale' })]).to.deep.equal([INVALID, INVALID]);
  });
  it('a length is text, or a value with its unit', () => {
    const given = ['2em', '0', ' 1.5rem ', 7, { value: 3, unit: 'vw' }, { value: '4', unit: 'px' }];
    expect(given.map(readLength)).to.deep.equal(['2em', '0px', '1.5rem', INVALID, '3vw', '4px']);
    expect(['-1px', 'calc(1px)', '2', { value: null }, 'red'].map(readLength)).to.deep.equal(Array(5).fill(INVALID));
  });
});

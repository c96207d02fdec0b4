import { expect } from '@open-wc/testing';
import { amplitude, copiesFor, regionWidth, segmentLength, wavePath } from './wave-path.js';

const wave = { width: 800, height: 64, line: 24, frequency: 20, intensity: 50 };
const peaks = (path: string) => [...path.matchAll(/q[\d.]+ (-?[\d.]+)/g)].map(([, height]) => Number(height));

describe('marquee logic', () => {
  it('a region is at least 50 px wide [MRQ-009]', () => {
    expect([0, 49, 50, 51].map(regionWidth)).to.deep.equal([50, 50, 50, 51]);
  });
  it('a wave is 250 to 1000 px long [MRQ-011]', () => {
    expect([-5, 0, 50, 100, 500].map(segmentLength)).to.deep.equal([1000, 1000, 625, 250, 250]);
  });
  it('a higher frequency makes more waves [MRQ-004]', () => {
    expect(peaks(wavePath({ ...wave, frequency: 100 })).length).to.be.above(
      peaks(wavePath({ ...wave, frequency: 0 })).length,
    );
  });
  it('a higher intensity makes higher waves, 0 a straight line [MRQ-005]', () => {
    expect(peaks(wavePath({ ...wave, intensity: 100 }))[0]).to.equal(-40);
    expect(peaks(wavePath({ ...wave, intensity: 50 }))[0]).to.equal(-20);
    expect(new Set(peaks(wavePath({ ...wave, intensity: 0 })).map(Math.abs))).to.deep.equal(new Set([0]));
  });
  it('the path is longer than the region by the height of a line on either side', () => {
    const steps = [...wavePath(wave).matchAll(/q[\d.]+ -?[\d.]+ ([\d.]+)/g)].map(([, step]) => Number(step));
    expect(wavePath(wave)).to.match(/^M-24 32q/);
    expect(steps.reduce((sum, step) => sum + step)).to.be.closeTo(848, 0.1);
  });
  it('waves go up and down in turn; the last one ends with the path', () => {
    const [up, down] = ['q62.5 -20 125 0', 'q62.5 20 125 0'];
    expect(wavePath({ ...wave, frequency: 100 })).to.equal(
      `M-24 32${up}${down}${up}${down}${up}${down}q49 -15.68 98 -6.77`,
    );
  });
  it('a path that whole waves fill has no empty one at its end', () => {
    expect(wavePath({ ...wave, width: 952, frequency: 0 })).to.equal('M-24 32q250 -20 500 0q250 20 500 0');
  });
  it('text that is higher than its region is on a straight line', () => {
    expect([24, 20, 25].map((height) => amplitude({ height, line: 24, intensity: 100 }))).to.deep.equal([0, 0, 0.5]);
  });
  it('as many copies as fill the length and one more, at most 500', () => {
    expect([copiesFor(800, 300), copiesFor(800, 400), copiesFor(800, 1), copiesFor(800, 0)]).to.deep.equal([
      4, 3, 500, 1,
    ]);
  });
});

import { expect } from '@open-wc/testing';
import { createResizeEmitter, RESIZE_TIMEOUT_MS } from '../../../shared/platform/timing/resize-emitter.js';
import { designOptions } from '../layouts/design-options.js';
import { findTransition } from '../features/transitions.js';
import { readAutoplayOptions } from './autoplay-options.js';
import { autoplayPlan, randomIndex } from './autoplay-plan.js';
import { dragTarget, lockedAxis, pastEnd, snapSeconds, velocityOf, type Point } from './drag.js';
import { isStacked, TRANSITION_NAMES } from './transition-names.js';
import { findItem, syncedAddress } from './synced-address.js';
import { alignmentFrom, readAlignment, readBoundaries, readColumnWidth, readSnapPoints } from './validators.js';

const at = (x: number, time: number, y = 0): Point => ({ x, y, time });

describe('gallery options', () => {
  it('a column width is a positive number, or a text that begins with one [GAL-073]', () => {
    expect([readColumnWidth(120.5), readColumnWidth('250px'), readColumnWidth('99.9')]).to.deep.equal([120.5, 250, 99]);
    for (const wrong of [0, -1, NaN, Infinity, 'wide', '-5', '', null, undefined, []])
      expect(() => readColumnWidth(wrong), String(wrong)).to.throw(TypeError);
  });
  it('an alignment is start, middle or end [GAL-074]', () => {
    for (const value of ['start', 'middle', 'end']) expect(readAlignment(value)).to.equal(value);
    for (const wrong of ['left', 'center', '', null, 1]) expect(() => readAlignment(wrong)).to.throw(TypeError);
  });
  it('left is start, center is middle, right is end, anything else is middle [GAL-075]', () => {
    expect(['left', 'center', 'right', 'top', ''].map(alignmentFrom)).to.deep.equal([
      'start',
      'middle',
      'end',
      'middle',
      'middle',
    ]);
  });
  it('each boundary is none, hard or inertial [GAL-076]', () => {
    expect(readBoundaries('hard')).to.deep.equal(['hard', 'hard']);
    expect(readBoundaries('none inertial')).to.deep.equal(['none', 'inertial']);
    expect(readBoundaries(['inertial', 'hard'])).to.deep.equal(['inertial', 'hard']);
    for (const wrong of ['soft', 'hard soft', 'hard hard hard', '', [], 5, null])
      expect(() => readBoundaries(wrong)).to.throw(TypeError);
  });
  it('snap points are a percentage or none [GAL-077]', () => {
    for (const value of ['50%', '12.5%', 'none']) expect(readSnapPoints(value)).to.equal(value);
    for (const wrong of ['50', 'half', '%', 50, null]) expect(() => readSnapPoints(wrong)).to.throw(TypeError);
  });
  it('the transitions are fade, ken-burns, swipe, new-swipe and scroll [GAL-070]', () => {
    expect([...TRANSITION_NAMES]).to.deep.equal(['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll']);
    for (const name of TRANSITION_NAMES) expect(findTransition(name)).to.be.a('function');
    expect(TRANSITION_NAMES.filter(isStacked)).to.deep.equal(['fade', 'ken-burns', 'swipe']);
  });
  it('throws for an unknown transition, with its name [GAL-030]', () => {
    expect(() => findTransition('melt')).to.throw('Could not find transition named melt');
    expect(() => findTransition('toString')).to.throw('Could not find transition named toString');
  });
  it('options that are not given have the default of their layout', () => {
    expect(designOptions('grid', { perRow: undefined, padding: undefined })).to.include({ perRow: 4, padding: 20 });
    expect(designOptions('autorows', { gutter: 0 })).to.include({ rowHeight: 250, gutter: 0 });
    expect(designOptions('autocolumns', {})).to.include({ columnWidth: 250, gutter: 0, minColumns: 1 });
  });
  it('the public autoplay object has defaults of 1 s for timeout and resume [GAL-087]', () => {
    expect(autoplayPlan({}, {}, undefined)).to.include({ timeout: 1000, resume: 1000 });
    expect(autoplayPlan({ timeout: 300 }, {}, undefined)).to.include({ timeout: 300, resume: 1000 });
    expect(autoplayPlan(true, {}, undefined)).to.include({ timeout: 5000, resume: 0 });
    expect(autoplayPlan(true, { timeout: 700, interval: 90 }, 2)).to.include({ timeout: 700, interval: 90 });
    expect(autoplayPlan(true, {}, 2)).to.include({ timeout: 2000, interval: 2000 });
    for (const wrong of [null, [], { timeout: '5' }, { timeout: 0 }, { randomize: 1 }, { pauseOnMouseover: 'all' }])
      expect(() => readAutoplayOptions(wrong)).to.throw(TypeError);
  });
  it('picks any other slide at random, all equally likely', () => {
    const picked = new Set([0, 0.26, 0.51, 0.76, 0.999].map((random) => randomIndex(2, 5, random)));
    expect([...picked].sort()).to.deep.equal([0, 1, 3, 4]);
    expect(randomIndex(0, 1, 0.5)).to.equal(0);
  });
});

describe('a drag over the slides', () => {
  it('belongs to one axis after 10 px', () => {
    expect(lockedAxis(at(0, 0), at(9, 0, 9))).to.equal(undefined);
    expect([lockedAxis(at(0, 0), at(10, 0, 9)), lockedAxis(at(0, 0), at(9, 0, 10))]).to.deep.equal(['x', 'y']);
  });
  it('has the velocity of its last 5 points [GAL-099]', () => {
    const slow = [at(0, 0), at(1, 100), at(2, 200)];
    const fast = [at(10, 210), at(20, 220), at(30, 230), at(40, 240), at(50, 250)];
    expect(velocityOf([...slow, ...fast])).to.equal(1);
    expect([velocityOf([]), velocityOf([at(5, 5)]), velocityOf([at(0, 5), at(9, 5)])]).to.deep.equal([0, 0, 0]);
  });
  it('comes to rest within 0.2 to 0.4 s under 767 px, else in 0.3 to 0.5 s [GAL-100]', () => {
    expect([snapSeconds(10, 5, 766), snapSeconds(9999, 1, 766), snapSeconds(300, 1, 766)]).to.deep.equal([
      0.2, 0.4, 0.3,
    ]);
    expect([snapSeconds(10, 5, 767), snapSeconds(9999, 1, 767), snapSeconds(-400, 1, 767)]).to.deep.equal([
      0.3, 0.5, 0.4,
    ]);
    expect(snapSeconds(100, 0, 1000), 'released without velocity').to.equal(0.5);
  });
  it('moves on after the snap point, or with a flick', () => {
    expect([dragTarget(-0.5, 0, '50%'), dragTarget(0.5, 0, '50%'), dragTarget(0.49, 0, '50%')]).to.deep.equal([
      1, -1, 0,
    ]);
    expect([dragTarget(-0.1, -1, '50%'), dragTarget(-0.1, 1, '50%')]).to.deep.equal([1, 0]);
    expect([dragTarget(-0.9, 0, 'none'), dragTarget(-0.1, -1, 'none')]).to.deep.equal([0, 1]);
  });
  it('does not follow beyond a hard end, and follows by a third beyond an inertial one', () => {
    expect([pastEnd(90, 'hard'), pastEnd(90, 'inertial'), pastEnd(90, 'none')]).to.deep.equal([0, 30, 90]);
  });
});

describe('the synced address', () => {
  const slide = { id: '7', url: 'dusk', collectionUrl: 'https://example.com/work' };
  it('is the collection, a slash, and the url or id [GAL-047]', () => {
    expect(syncedAddress(slide)).to.equal('https://example.com/work/dusk');
    expect(syncedAddress({ ...slide, collectionUrl: 'https://example.com/work/' })).to.equal(
      'https://example.com/work/dusk',
    );
    expect(syncedAddress({ ...slide, url: undefined })).to.equal('https://example.com/work/7');
    expect(syncedAddress({ ...slide, url: '' })).to.equal('https://example.com/work/7');
  });
  it('is a fragment where there is no collection, and nothing without a name', () => {
    expect(syncedAddress({ id: 'a b', url: undefined, collectionUrl: undefined })).to.equal('#a%20b');
    expect(syncedAddress({ id: undefined, url: undefined, collectionUrl: '/work' })).to.equal(undefined);
  });
  it('finds a slide by its id or its url', () => {
    const slides = [slide, { id: '8', url: undefined, collectionUrl: undefined }];
    expect([
      findItem(slides, 'dusk'),
      findItem(slides, '7'),
      findItem(slides, '8'),
      findItem(slides, ''),
    ]).to.deep.equal([0, 0, 1, -1]);
  });
});

describe('the resize emitter', () => {
  const quiet = () => {};
  it('accepts only a number as threshold [GAL-078]', () => {
    const emitter = createResizeEmitter(quiet);
    emitter.threshold = 20;
    expect(emitter.threshold).to.equal(20);
    for (const wrong of ['20', NaN, null])
      expect(() => (emitter.threshold = wrong as unknown as number)).to.throw(TypeError);
    expect(() => createResizeEmitter(quiet, { threshold: '1' as unknown as number })).to.throw(TypeError);
  });
  it('accepts only a boolean as resizing [GAL-079]', () => {
    const calls: boolean[] = [];
    const emitter = createResizeEmitter((resizing) => calls.push(resizing));
    emitter.resizing = true;
    for (const wrong of [1, 'true', undefined])
      expect(() => (emitter.resizing = wrong as unknown as boolean)).to.throw(TypeError);
    emitter.resizing = false;
    expect(calls).to.deep.equal([true, false]);
  });
  it('waits 300 ms by default [GAL-084]', () => {
    const real = window.setTimeout;
    const asked: (number | undefined)[] = [];
    window.setTimeout = ((run: () => void, ms?: number) => asked.push(ms)) as typeof window.setTimeout;
    try {
      for (const options of [{}, { timeout: 50 }]) {
        const emitter = createResizeEmitter(quiet, options);
        emitter.measure(100);
        emitter.measure(200);
      }
    } finally {
      window.setTimeout = real;
    }
    expect([RESIZE_TIMEOUT_MS, ...asked]).to.deep.equal([300, 300, 50]);
  });
  it('calls back at the beginning and at the end, and ignores changes below the threshold', async () => {
    const calls: boolean[] = [];
    await new Promise<void>((resolve) => {
      const emitter = createResizeEmitter(
        (resizing) => {
          calls.push(resizing);
          if (!resizing) resolve();
        },
        { timeout: 5, threshold: 10 },
      );
      emitter.measure(100);
      emitter.measure(110);
      expect(calls).to.deep.equal([]);
      emitter.measure(111);
      emitter.measure(150);
    });
    expect(calls).to.deep.equal([true, false]);
  });
});

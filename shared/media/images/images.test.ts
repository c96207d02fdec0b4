import { expect } from '@open-wc/testing';
import { findImages, naturalSize, requireImage } from './image-helpers.js';
import { createImageQueue, MAX_LOADS, PATIENCE_MS } from './load-image.js';
import { IMAGE_WIDTHS, pickWidth, pixelRatio, secureAddress, sizedAddress } from './ladder.js';
import { objectPosition, parseAlignment, placeImage } from './frame.js';
import { addressFor } from './load-image.js';
import { readImage } from './read-image.js';
import { picture } from '../../testing/pictures.js';
import { holdTimers } from '../../testing/held-timers.js';

const CENTER = { x: 'center', y: 'center' } as const;
const MIDDLE = { x: 0.5, y: 0.5 };

describe('image addresses', () => {
  it('have the smallest width of the ladder that fills the place, at most 2500 [IMG-032]', () => {
    expect(IMAGE_WIDTHS).to.deep.equal([2500, 1500, 1000, 750, 500, 300, 100]);
    expect([0, 99, 100, 101, 500, 501, 1400, 2501, 9000].map((width) => pickWidth(width, 1))).to.deep.equal([
      100, 100, 100, 300, 500, 750, 1500, 2500, 2500,
    ]);
    expect(pickWidth(400, 2)).to.equal(1000);
  });
  it('come from a list that is sorted, widest first [IMG-033]', () => {
    expect([...IMAGE_WIDTHS].sort((a, b) => b - a)).to.deep.equal(IMAGE_WIDTHS);
  });
  it('are adjusted by a factor that is never below 0 [IMG-008]', () => {
    expect([undefined, 2, 0.5, 0, -3].map((factor) => pickWidth(500, 1, factor))).to.deep.equal([
      500, 1000, 300, 100, 100,
    ]);
  });
  it('cap the pixel ratio by dprMax, unlimited by default [IMG-015]', () => {
    expect([pixelRatio({ dpr: 4 }), pixelRatio({ dpr: 4, dprMax: 2 })]).to.deep.equal([4, 2]);
  });
  it('have a floor of the pixel ratio, 0 by default [IMG-016]', () => {
    expect([pixelRatio({ dpr: 0.5 }), pixelRatio({ dpr: 0.5, dprMin: 2 })]).to.deep.equal([0.5, 2]);
  });
  it('contain their width in the query', () => {
    expect(sizedAddress('https://e.com/a.jpg?v=1&format=100w#x', 750, 'queryString')).to.equal(
      'https://e.com/a.jpg?v=1&format=750w#x',
    );
    expect(sizedAddress('/a.jpg', 300, 'queryString')).to.equal('/a.jpg?format=300w');
  });
  it('contain their width in the file name', () => {
    expect(sizedAddress('https://e.com/a.b/c.jpg?v=1', 750, 'filename')).to.equal('https://e.com/a.b/c-750w.jpg?v=1');
    expect(sizedAddress('/photos/c', 750, 'filename')).to.equal('/photos/c-750w');
  });
  it('are unchanged if no server resizes them', () => {
    for (const source of ['data:image/png,x', 'blob:x', '/a.svg?v=1'])
      expect(sizedAddress(source, 750, 'queryString')).to.equal(source);
  });
  it('are upgraded to https on the own image hosts, and nowhere else [IMG-025]', () => {
    const hosts = ['images.example.com'];
    expect(secureAddress('http://images.example.com/a.jpg', hosts)).to.equal('https://images.example.com/a.jpg');
    expect(secureAddress('HTTP://IMAGES.example.com:80/a.jpg', hosts)).to.equal('https://IMAGES.example.com:80/a.jpg');
    for (const other of ['http://example.com/a.jpg', 'http://images.example.com.evil.org/a', '/a.jpg', 'https://x/y'])
      expect(secureAddress(other, hosts)).to.equal(other);
    expect(addressFor(new Image(), { source: `http://${location.hostname}/a.jpg` })).to.equal(
      `https://${location.hostname}/a.jpg`,
    );
  });
  it('have a smaller width if the visitor saves data and that is allowed', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const options = { source: '/a.jpg', sizeFormat: 'queryString', dprMin: 4, width: 250 } as const;
    expect(addressFor(new Image(), options)).to.equal('/a.jpg?format=1000w');
    expect(addressFor(new Image(), { ...options, allowSaveData: true })).to.equal('/a.jpg?format=300w');
    delete (navigator as { connection?: unknown }).connection;
  });
});

describe('an image in its frame', () => {
  const frame = { width: 100, height: 100 };
  const place = (mode: 'cover' | 'contain' | 'none', more: object = {}, image = { width: 400, height: 200 }) =>
    placeImage(image, frame, { mode, focal: MIDDLE, alignment: CENTER, stretch: true, ...more });

  it('covers it with the focal point as near to the centre as possible', () => {
    expect(place('cover')).to.deep.equal({ width: 200, height: 100, left: -50, top: 0 });
    expect(place('cover', { focal: { x: 0.6, y: 0 } }).left).to.equal(-70);
    expect(place('cover', { focal: { x: 0, y: 0 } }).left).to.equal(0);
    expect(place('cover', { focal: { x: 1, y: 1 } }).left).to.equal(-100);
    const upright = (y: number) => place('cover', { focal: { x: 0.5, y } }, { width: 200, height: 400 });
    expect(upright(0.6)).to.deep.equal({ width: 100, height: 200, left: 0, top: -70 });
    expect([upright(0).top, upright(1).top]).to.deep.equal([0, -100]);
  });
  it('is contained and aligned', () => {
    expect(place('contain')).to.deep.equal({ width: 100, height: 50, left: 0, top: 25 });
    expect(place('contain', { alignment: { x: 'right', y: 'bottom' } }).top).to.equal(50);
    const upright = { width: 200, height: 400 };
    expect(place('contain', {}, upright)).to.deep.equal({ width: 50, height: 100, left: 25, top: 0 });
    expect(place('contain', { alignment: { x: 'left', y: 'top' } }, upright).left).to.equal(0);
    expect(place('contain', { alignment: { x: 'right', y: 'top' } }, upright).left).to.equal(50);
  });
  it('is not enlarged without stretch', () => {
    const small = { width: 40, height: 20 };
    expect(place('contain', {}, small).width).to.equal(100);
    expect(place('contain', { stretch: false }, small)).to.deep.equal({ width: 40, height: 20, left: 30, top: 40 });
    expect(place('contain', { stretch: false }), 'but reduced').to.include({ width: 100, height: 50 });
  });
  it('keeps its own size without a crop mode', () => {
    expect(place('none')).to.deep.equal({ width: 400, height: 200, left: -150, top: -50 });
  });
  it('has the same placement as object-position', () => {
    expect(objectPosition(place('cover', { focal: { x: 0.6, y: 0.2 } }), frame)).to.equal('70% 50%');
    expect(objectPosition(place('contain', { alignment: { x: 'left', y: 'top' } }), frame)).to.equal('50% 0%');
    expect(objectPosition({ width: 130, height: 160, left: -10, top: -20 }, frame)).to.equal('33.33% 33.33%');
  });
  it('is in the middle of an axis on which it has no room, but for a rounding error', () => {
    const wide = (width: number) => objectPosition({ width, height: 200, left: 0, top: -25 }, frame);
    expect([wide(100), wide(100.009), wide(99.991)]).to.deep.equal(['50% 25%', '50% 25%', '50% 25%']);
    expect(wide(100.02)).to.equal('0% 25%');
  });
  it('reads alignment flags', () => {
    expect(parseAlignment('bottom right')).to.deep.equal({ x: 'right', y: 'bottom' });
    expect(parseAlignment('Top')).to.deep.equal({ x: 'center', y: 'top' });
    expect(parseAlignment('top|left')).to.deep.equal({ x: 'left', y: 'top' });
    expect(parseAlignment(' center, right ')).to.deep.equal({ x: 'right', y: 'center' });
    expect(parseAlignment('center')).to.deep.equal(CENTER);
    expect([parseAlignment(' , '), parseAlignment('top middle')]).to.deep.equal([undefined, undefined]);
    expect([parseAlignment(''), parseAlignment('middle')]).to.deep.equal([undefined, undefined]);
  });
});

describe('image helpers', () => {
  it('throw "No image" [IMG-026]', () => expect(() => requireImage(null)).to.throw('No image'));
  it('throw "No images" [IMG-027]', () => expect(() => findImages(document.createElement('p'))).to.throw('No images'));
  it('throw "No root node" [IMG-028]', () => expect(() => findImages(undefined)).to.throw('No root node'));
  it('throw an error that names a value that is not a node [IMG-029]', () => {
    expect(() => findImages('hero')).to.throw('hero is not a valid node.');
  });
  it('throw an error that names an image that is not loaded [IMG-030]', () => {
    const image = new Image();
    image.alt = 'A bowl';
    expect(() => naturalSize(image)).to.throw('A bowl not loaded');
  });
  it('find images, the node itself included, and their size', async () => {
    const image = new Image();
    const holder = document.createElement('div');
    holder.append(image);
    expect([findImages(holder), findImages(image)]).to.deep.equal([[image], [image]]);
    image.src = picture('teal', 30, 20);
    await image.decode();
    expect(naturalSize(image)).to.deep.equal({ width: 30, height: 20 });
  });
  it('read the data attributes of an image', () => {
    const image = new Image();
    image.dataset['src'] = '/a.jpg';
    image.dataset['imageDimensions'] = '30x20';
    image.dataset['imageFocalPoint'] = '0.1,0.2';
    expect(readImage(image)).to.deep.equal({
      source: '/a.jpg',
      dimensions: { width: 30, height: 20 },
      focal: { x: 0.1, y: 0.2 },
      resizable: false,
    });
  });
});

describe('the image queue', () => {
  const counting = (limit: number) => {
    const queue = createImageQueue(() => limit);
    const ends: (() => void)[] = [];
    let most = 0;
    let now = 0;
    const all = Array.from({ length: 40 }, () =>
      queue.add(async () => {
        most = Math.max(most, ++now);
        await new Promise<void>((resolve) => ends.push(resolve));
        now--;
      }),
    );
    return { all, ends, most: () => most };
  };
  for (const [kind, limit] of [
    ['desktop', 16],
    ['mobile', 1],
  ] as const)
    it(`loads at most ${limit} at a time on ${kind}, and all in the end [IMG-031]`, async () => {
      expect(MAX_LOADS[kind]).to.equal(limit);
      const { all, ends, most } = counting(MAX_LOADS[kind]);
      expect(ends).to.have.length(limit);
      let open = all.length;
      for (const each of all) void each.then(() => open--);
      while (open > 0) {
        ends.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
      expect(most()).to.equal(limit);
    });
  it('continues after a load that fails', async () => {
    const queue = createImageQueue(() => 1);
    const failed = queue.add(() => Promise.reject(new Error('gone')));
    const next = queue.add(() => Promise.resolve('there'));
    await failed.catch((error: Error) => expect(error.message).to.equal('gone'));
    expect(await next).to.equal('there');
  });
  it('starts first what is in view', async () => {
    const queue = createImageQueue(() => 1);
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const add = (name: string, isInView: () => boolean) =>
      queue.add(() => new Promise<void>((resolve) => (started.push(name), ends.push(resolve))), isInView);
    let view = 'b';
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => add(name, () => name === view));
    const step = async () => {
      ends.shift()!();
      await new Promise((resolve) => setTimeout(resolve));
    };
    await step();
    view = 'e';
    await step();
    view = 'none';
    for (let left = 3; left > 0; left--) await step();
    await Promise.all(all);
    expect(started.join('')).to.equal('abecd');
  });
  it('does not wait for a load that takes too long, and counts it once', async () => {
    const timers = holdTimers(PATIENCE_MS);
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const queue = createImageQueue(() => 1);
    const add = (name: string) =>
      queue.add(() => new Promise<void>((resolve) => (started.push(name), ends.push(resolve))));
    const all = ['a', 'b', 'c'].map(add);
    const before = [...started];
    timers.runOut(PATIENCE_MS);
    const after = [...started];
    ends[0]!();
    await all[0];
    await new Promise((resolve) => setTimeout(resolve));
    const afterLate = [...started];
    ends[1]!();
    await all[1];
    await new Promise((resolve) => setTimeout(resolve));
    ends[2]!();
    await all[2];
    await new Promise((resolve) => setTimeout(resolve));
    const left = timers.waiting();
    timers.restore();
    expect([before, after, afterLate].map((each) => each.join(''))).to.deep.equal(['a', 'ab', 'ab']);
    expect([started.join(''), left]).to.deep.equal(['abc', []]);
  });
});

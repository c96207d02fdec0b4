const MIN_REGION_PX = 50;
const SEGMENT_PX = { longest: 1000, shortest: 250 };
/** The most copies of a text: an empty or very narrow one must not fill the page's memory. */
const MAX_COPIES = 500;
/** A loop of fewer waves than this would change their length too much, since it has only whole ones. */
const MIN_WAVES = 3;
/** Points of one wave that are given to the browser; it goes straight from one to the next. */
const POINTS = 16;

/** The length of one wave: 1000 px at frequency 0, 250 px at 100 (widgets §9; ambiguity A34). */
export function segmentLength(frequency: number): number {
  const share = Math.min(100, Math.max(0, frequency)) / 100;
  return SEGMENT_PX.longest + (SEGMENT_PX.shortest - SEGMENT_PX.longest) * share;
}

/** The width of the region, but at least 50 px. */
export const regionWidth = (width: number): number => Math.max(MIN_REGION_PX, width);

/** How many copies of a text of `period` px fill `length` px, with one more that enters while the first one leaves. */
export const copiesFor = (length: number, period: number): number =>
  period > 0 ? Math.min(MAX_COPIES, Math.ceil(length / period) + 1) : 1;

interface Height {
  height: number;
  /** Height of the line of text. */
  line: number;
  /** 0 to 100: the share of the height left beside the line that the wave uses. */
  intensity: number;
}

/** How far the wave goes up and down, in px; 0 is a straight line. */
export const amplitude = ({ height, line, intensity }: Height): number =>
  (Math.max(0, height - line) / 2) * (intensity / 100);

export interface Loop {
  /** How many copies pass before the motion begins anew. */
  readonly copies: number;
  /** In px, from 250 to 1000; whole waves fill the loop. */
  readonly waveLength: number;
}

/** The loop of a text of `period` px on waves: its end is its beginning only if it has whole waves. */
export function waveLoop(period: number, frequency: number): Loop {
  const wanted = segmentLength(frequency);
  const copies = Math.min(MAX_COPIES, Math.ceil((MIN_WAVES * wanted) / period));
  const length = copies * period;
  const [fewest, most] = [Math.ceil(length / SEGMENT_PX.longest), Math.floor(length / SEGMENT_PX.shortest)];
  const waves = Math.max(1, Math.min(most, Math.max(fewest, Math.round(length / wanted))));
  return { copies, waveLength: length / waves };
}

/** The height of the wave at `share` (0 to 1) of its length, in px downwards: it goes up first. */
export const heightAt = (share: number, peak: number): number => -peak * Math.sin(2 * Math.PI * share);

/** One wave as keyframes: the height and the slope of a piece of text that goes along it to the right. */
export function waveKeyframes(peak: number, waveLength: number): { transform: string[] } {
  const steepest = (2 * Math.PI * peak) / waveLength;
  const transform = Array.from({ length: POINTS + 1 }, (_, point) => {
    const slope = Math.atan(-steepest * Math.cos((2 * Math.PI * point) / POINTS));
    return `translateY(${heightAt(point / POINTS, peak).toFixed(2)}px) rotate(${slope.toFixed(4)}rad)`;
  });
  return { transform };
}

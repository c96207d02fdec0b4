/** Widgets §9. */
const MIN_REGION_PX = 50;
const SEGMENT_PX = { longest: 1000, shortest: 250 };
/** The most copies of a text: an empty or very narrow one must not fill the page's memory. */
const MAX_COPIES = 500;

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

interface Wave extends Height {
  width: number;
  frequency: number;
}

const coordinates = (...values: number[]) => values.map((value) => Math.round(value * 100) / 100).join(' ');

/**
 * An SVG path of waves across the region, longer by a line's height on either side, where letters enter and leave. It
 * is no longer than that, since each letter on it is laid out and painted in each frame.
 */
export function wavePath(wave: Wave): string {
  const half = segmentLength(wave.frequency) / 2;
  const halves = (regionWidth(wave.width) + 2 * wave.line) / half;
  let path = `M${coordinates(-wave.line, wave.height / 2)}`;
  for (let done = 0; done < halves; done++) {
    // A parabola peaks at half the height of its control point. The last one is cut off where the path ends.
    const share = Math.min(1, halves - done);
    const control = 2 * amplitude(wave) * (done % 2 === 0 ? -1 : 1) * share;
    path += `q${coordinates((half / 2) * share, control, half * share, 2 * (1 - share) * control)}`;
  }
  return path;
}

import { MIN_REGION_PX, SEGMENT_PX } from '../constants.js';

/** The length of one wave: 1000 px at frequency 0, 250 px at 100 (widgets §9; ambiguity A34). */
export function segmentLength(frequency: number): number {
  const share = Math.min(100, Math.max(0, frequency)) / 100;
  return SEGMENT_PX.longest + (SEGMENT_PX.shortest - SEGMENT_PX.longest) * share;
}

/** The region is never taken to be narrower than 50 px. */
export const regionWidth = (width: number): number => Math.max(MIN_REGION_PX, width);

interface Wave {
  width: number;
  height: number;
  /** Height of the line of text. */
  line: number;
  frequency: number;
  /** 0 to 100: the share of the room beside the line that the wave takes. */
  intensity: number;
}

/** An SVG path of waves across the region, with a wave more on either side for text that comes and goes. */
export function wavePath({ width, height, line, frequency, intensity }: Wave): string {
  const segment = segmentLength(frequency);
  const amplitude = (Math.max(0, height - line) / 2) * (intensity / 100);
  const half = segment / 2;
  const halves = Math.ceil((regionWidth(width) + 2 * segment) / half);
  const round = (value: number) => Math.round(value * 100) / 100;
  let path = `M${round(-segment)} ${round(height / 2)}`;
  // A parabola peaks at half the height of its control point.
  for (let done = 0; done < halves; done++)
    path += `q${round(half / 2)} ${round(2 * amplitude * (done % 2 === 0 ? -1 : 1))} ${round(half)} 0`;
  return path;
}

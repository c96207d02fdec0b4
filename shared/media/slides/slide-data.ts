export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Reads `"1500x1000"`, in px; `undefined` for anything else (widgets §3 "Slide data attributes"). */
export function parseDimensions(text: string | null | undefined): Size | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*$/i.exec(text ?? '');
  if (!match) return undefined;
  const [width, height] = [Number(match[1]), Number(match[2])];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Reads `"0.5,0.25"`, two fractions from 0 to 1; the middle for anything else. */
export function parseFocalPoint(text: string | null | undefined): FocalPoint {
  const [x, y, ...rest] = (text ?? '').split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isFraction = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1;
  return rest.length === 0 && isFraction(x) && isFraction(y) ? { x, y } : { x: 0.5, y: 0.5 };
}

export interface Place {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  /** Title and lines of the address; `''` if the author gives none. */
  readonly text: string;
}

/** The address of the external maps page, with position, location text and zoom (widgets §4 "Maps"; ambiguity A73). */
export function externalLink({ lat, lng, zoom, text }: Place): string {
  const query = new URLSearchParams({ q: text || `${lat},${lng}`, ll: `${lat},${lng}`, z: String(zoom) });
  return `https://www.google.com/maps?${query}`;
}

/** The lines that are not empty, separated by commas. */
export const addressText = (...lines: string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

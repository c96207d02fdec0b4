/** Widgets §3 "Styles". The numbers are those of the block view config; the names' order carries none. */
export const MAP_STYLES = ['Original', 'Grayscale', 'Satellite', 'MinimalLight', 'MinimalDark', 'MinimalBlue'] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

/** A name in any case, or a number from 1 to 6; anything else is none. */
export function readMapStyle(value: unknown): MapStyle | undefined {
  const text = String(value).trim().toLowerCase();
  return /^[1-6]$/.test(text) ? MAP_STYLES[Number(text) - 1] : MAP_STYLES.find((name) => name.toLowerCase() === text);
}

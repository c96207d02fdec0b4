/** Widgets §3 "Styles". The numbers 1 to 6 of the block view config are the positions in this list. */
export const MAP_STYLES = ['Original', 'Grayscale', 'Satellite', 'MinimalLight', 'MinimalDark', 'MinimalBlue'] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

/** Reads a name in any case or a number from 1 to 6; `undefined` for anything else. */
export function readMapStyle(value: unknown): MapStyle | undefined {
  const text = String(value).trim().toLowerCase();
  return /^[1-6]$/.test(text) ? MAP_STYLES[Number(text) - 1] : MAP_STYLES.find((name) => name.toLowerCase() === text);
}

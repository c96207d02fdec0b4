/** The style of the mobile information bar (storefront §3). */
export const INFO_BAR_STYLES = { none: 1, light: 2, dark: 3 } as const satisfies Record<string, number>;
export type InfoBarStyle = keyof typeof INFO_BAR_STYLES;

/** The word or the number of the style; `undefined` for anything else. */
export function readInfoBarStyle(data: unknown): InfoBarStyle | undefined {
  const word = typeof data === 'string' || typeof data === 'number' ? String(data).trim().toLowerCase() : '';
  const names = Object.keys(INFO_BAR_STYLES) as InfoBarStyle[];
  return names.find((name) => name === word || String(INFO_BAR_STYLES[name]) === word);
}

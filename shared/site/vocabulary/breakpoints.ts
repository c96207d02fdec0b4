/* Three sets of breakpoints for three different questions: they do not form one scale (ambiguity A52). */

/** Widths at which behaviour is "mobile" or "desktop" (storefront §9). */
export const MOBILE_MAX_PX = 432;
export const DESKTOP_MIN_PX = 433;
export const MOBILE_QUERY = `(width <= ${MOBILE_MAX_PX}px)`;
export const isMobileWidth = (px: number): boolean => px <= MOBILE_MAX_PX;

/** Widths at which desktop layouts change (widgets §9). */
export const DESKTOP_WIDTHS_PX = [800, 1024] as const satisfies readonly number[];

/** Classes of devices by height (widgets §9). */
export const DEVICE_HEIGHTS_PX = [926, 1024, 1366] as const satisfies readonly number[];

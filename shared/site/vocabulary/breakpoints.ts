/** Three families that do not add up to one scale (ambiguity A52), each for its own question. */

/** "Mobile", for behaviour (storefront §9). */
export const MOBILE_MAX_PX = 432;
export const DESKTOP_MIN_PX = 433;
export const MOBILE_QUERY = `(width <= ${MOBILE_MAX_PX}px)`;
export const isMobileWidth = (px: number): boolean => px <= MOBILE_MAX_PX;

/** Steps of a desktop layout (widgets §9). */
export const DESKTOP_WIDTHS_PX = [800, 1024] as const satisfies readonly number[];

/** Classes of devices by height (widgets §9). */
export const DEVICE_HEIGHTS_PX = [926, 1024, 1366] as const satisfies readonly number[];

/** How browsers name themselves. Apps that show pages add words of their own, some of them an id: they stay out. */
const NAMES = /\b(?:Chrome|CriOS|Edg\w{0,3}|Firefox|FxiOS|OPR|SamsungBrowser|Safari|Version)\/\d{1,4}/g;

/**
 * The browser and its main version, `Chrome/140 Safari/537`: what is left of a user agent where it must not recognise a
 * visitor. Empty for a browser without a known name.
 */
export const browserName = ({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): string =>
  (userAgent.match(NAMES) ?? []).join(' ');

/** Words by which crawlers, checkers and browsers without a window name themselves. */
const ROBOT = /bot\b|crawl|spider|slurp|headless|lighthouse|facebookexternalhit/i;
/** A maker of telephones, whose name ends like that of a robot. */
const TELEPHONE = /\bcubot\b/i;

/**
 * Whether the browser says that no person uses it: by its user agent, or because it is driven by a program
 * (https://www.w3.org/TR/webdriver2/#interface). Robots that say nothing are not looked for.
 */
export const isRobot = ({ userAgent, webdriver }: Pick<Navigator, 'userAgent' | 'webdriver'> = navigator): boolean =>
  webdriver || ROBOT.test(userAgent.replace(TELEPHONE, ''));

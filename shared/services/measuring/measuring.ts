import { warnOnce } from '../../platform/log.js';
import type { Context } from '../../platform/page/fields/context-fields.js';
import { pageContext } from '../../platform/page/read-page.js';
import { isObject } from '../../platform/page/unknown-values.js';

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

/** What a site measures (docs/measuring.md): the member `measuring` of the page's context. */
export interface Measuring {
  /** Visits: with the visitor's cookies, without anything that recognises a visitor, or not at all. Default `true`. */
  readonly visits: boolean | 'anonymous';
  /** Error reports: all errors of the site's own scripts, those of the kit, or none. Default `true`. */
  readonly errors: boolean | 'kit';
  /** Speed reports. Default `true`. */
  readonly speed: boolean;
  /** Whether browsers that say that they are robots are measured as well. Default `false`. */
  readonly robots: boolean;
}

const DEFAULTS: Measuring = { visits: true, errors: true, speed: true, robots: false };
const NOTHING: Measuring = { visits: false, errors: false, speed: false, robots: false };
const WORDS: Readonly<Record<keyof Measuring, readonly unknown[]>> = {
  visits: ['anonymous'],
  errors: ['kit'],
  speed: [],
  robots: [],
};

/**
 * Unknown data to complete settings. What is missing has its default; what cannot be read is off, with one warning: a
 * typing mistake must not store a cookie. `false` in the place of the settings switches all of it off. Never throws.
 */
export function readMeasuring(data: Context['measuring']): Measuring {
  if (data === undefined) return DEFAULTS;
  if (data === false) return NOTHING;
  if (!isObject(data)) {
    warnOnce('"measuring" in the page context is not an object: nothing is measured.');
    return NOTHING;
  }
  const read = <K extends keyof Measuring>(name: K): Measuring[K] => {
    const value = data[name];
    if (value === undefined) return DEFAULTS[name];
    if (typeof value === 'boolean' || WORDS[name].includes(value)) return value as Measuring[K];
    warnOnce(`"measuring.${name}" in the page context is not valid, and is off: ${JSON.stringify(value)}`);
    return NOTHING[name];
  };
  return { visits: read('visits'), errors: read('errors'), speed: read('speed'), robots: read('robots') };
}

/** What the site measures, of people. */
const measuringSettings = (): Measuring => readMeasuring(pageContext().raw.measuring);

/** What is measured on this page, in this browser. */
export function measuring(): Measuring {
  const settings = measuringSettings();
  return isRobot() && !settings.robots ? NOTHING : settings;
}

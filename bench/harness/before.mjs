import { isOurs } from '../report/contenders.mjs';

/**
 * An earlier build of the kit as one more contender in the same run: what changed is seen beside peers that did not.
 * The earlier build's files are at `/before/`, as those of the present one are at `/dist/`.
 */
const MARK = ' (before)';

export const isBefore = (contender) => contender.endsWith(MARK);
export const nameNow = (contender) => contender.replace(MARK, '');

/**
 * The page with the earlier build, under its own name; nothing for pages without the kit, nor for those that preload its
 * files: an earlier build has others.
 */
export const pageBefore = ({ contender, html }) =>
  html.includes('/dist/') && !html.includes('modulepreload')
    ? [{ contender: `${contender}${MARK}`, html: html.replaceAll(/(?<=["'`(])\/dist\//g, '/before/') }]
    : [];

/** One run's results as two: as if the earlier build had been measured alone, and the present one. */
export function splitRun(scenes) {
  const pick = (keep) =>
    mapValues(scenes, (cases) =>
      mapValues(cases, (contenders) => Object.fromEntries(keep(Object.entries(contenders)))),
    );
  return {
    now: pick((entries) => entries.filter(([name]) => !isBefore(name))),
    // What only the present build has, such as files that are preloaded, is nothing of the earlier one.
    before: pick((entries) =>
      entries.filter(([name]) => isBefore(name) || !isOurs(name)).map(([name, values]) => [nameNow(name), values]),
    ),
  };
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

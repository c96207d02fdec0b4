/**
 * What this site may store and ask for, written down apart from the code that does it: `always`, or only after the
 * visitor's yes. What is not named here needs a yes.
 */
const COOKIES = [
  [/^crumb$/, 'always', 'keeps other sites from sending forms'],
  [/^(CART|hasCart)$/, 'always', 'the cart'],
  [/^(ss_cookieAllowed|ss_cookieBannerVersion)$/, 'always', 'the answer to the banner'],
  [/^(ss_cvr|ss_cvt)$/, 'yes', 'counts visits'],
  [/^ss_analytics_id$/, 'yes', 'knows a visitor again'],
];
const KEYS = [
  [/^IndexedDB: sq-blocks$/, 'always', 'drafts, and forms that wait to be sent'],
  [/^local: ss_analytics_id$/, 'yes', 'knows a visitor again'],
];
const PATHS = [
  [/^\/api\/form\//, 'always', 'a form'],
  [/^\/api\/census\/form-render$/, 'always', 'a form was shown'],
  [/^\/api\/commerce\//, 'always', 'the cart'],
  [/^\/api\/events\/(RecordJavascriptErrors|Trace)$/, 'always', 'what went wrong on the page'],
  [/^\/api\/1\/performance\//, 'always', 'how fast the page was'],
  [/^\/api\/(census|track|v1)\//, 'yes', 'counts visits'],
  [/^\/api\/events\/RecordEvent$/, 'yes', 'counts visits'],
  [/^(?!\/api\/)/, 'always', 'a file of this site'],
];

const UNKNOWN = { needs: 'yes', why: 'it is not on the list' };

function find(rules, name) {
  const rule = rules.find(([pattern]) => pattern.test(name));
  return rule ? { needs: rule[1], why: rule[2] } : UNKNOWN;
}

export const ruleOfCookie = (name) => find(COOKIES, name);
/** `key`: its store and its name. */
export const ruleOfKey = (key) => find(KEYS, key);
export function ruleOfRequest(address) {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? find(PATHS, pathname) : { needs: 'yes', why: 'another site' };
}

export const allows = ({ needs }, consent) => needs === 'always' || consent === 'accepted';

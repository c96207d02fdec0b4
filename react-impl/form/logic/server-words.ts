/** What PHP writes before, in or after an answer: https://www.php.net/manual/errorfunc.configuration.php#ini.html-errors */
const KIND = '(?:parse error|(?:recoverable )?fatal error|warning|notice|deprecated|strict standards)';
const NOTICES = [
  new RegExp(`(?:<br ?/?>\\s*)?<b>(?:php )?${KIND}</b>:.{0,3000}? on line <b>\\d+</b>(?:<br ?/?>)?`, 'gis'),
  new RegExp(`^(?:php )?${KIND}: .{0,3000}? on line \\d+$`, 'gim'),
];

/** A text without the notices of PHP. */
export const withoutNotices = (text: string): string =>
  NOTICES.reduce((rest, notice) => rest.replace(notice, ''), text).trim();

const MOST = 2000;
const TECHNICAL = [
  // JSON, whole or in part.
  /^[{[]\s*(?:["'{[\]}]|$)|^\{\s*\w{1,99}\s*:|\{\s*"[^"]{0,99}"\s*:/,
  // No value, as scripts write it.
  /^(?:null|undefined|none|nil|nan|\[object \w+\])$/i,
  // Where something is on the disk of a server.
  /(?:^|[\s"'(=>:])\/(?:etc|home|mnt|opt|srv|tmp|usr|users|var|www)(?:\/[\w.@-]{1,99}){2}/i,
  /(?:^|[\s"'(])[a-z]:\\\w/i,
  /\.(?:aspx?|cs|inc|java|jsp|php|pl|py|rb)(?:[:(]\d| on line | line \d)/i,
  / on line \d|stack trace:|traceback \(most|SQLSTATE\[/i,
];

/** Whether a text of a server is not for visitors: JSON, or something with the paths of its files. */
export const isTechnical = (text: string): boolean => {
  const start = text.slice(0, MOST).trim();
  return TECHNICAL.some((pattern) => pattern.test(start));
};

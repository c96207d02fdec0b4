const VERSION = '2';

export function readCookies() {
  const pairs = document.cookie.split(/; */).filter(Boolean);
  return new Map(pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/, '')]));
}

/** From the outside, by what is stored: the check must not believe the code that it checks. */
function readConsent(cookies) {
  const choice = cookies.get('ss_cookieBannerVersion') === VERSION ? cookies.get('ss_cookieAllowed') : undefined;
  if (choice === 'true') return 'accepted';
  // An opt-out signal is a no for as long as there is no other answer.
  return choice === 'false' || navigator.globalPrivacyControl === true ? 'declined' : 'undecided';
}

/** Which answer held when. Times are milliseconds since 1970, with their fractions. */
export function createConsentHistory() {
  const answers = [{ from: -Infinity, consent: readConsent(readCookies()) }];
  let lastLook = -Infinity;
  return {
    now: () => answers.at(-1).consent,
    at: (time) => answers.findLast(({ from }) => from <= time).consent,
    /** `chosenAt`: when the click was that may have changed it; else it changed at some time since the last look. */
    look(cookies, chosenAt = lastLook) {
      const consent = readConsent(cookies);
      if (consent !== answers.at(-1).consent) answers.push({ from: chosenAt, consent });
      lastLook = performance.timeOrigin + performance.now();
    },
  };
}

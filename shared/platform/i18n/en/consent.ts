/** The default texts of storefront §8; the last ones are the kit's own. */
export const consentMessages = {
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  textWithDecline:
    'We use cookies to provide you with a great experience and to help our website run effectively. You can accept or decline them.',
  accept: 'Accept',
  decline: 'Decline',
  choose: 'Choose',
  notice: 'Cookie notice',
  saved: 'Your choice has been saved.',
  signal: 'Your browser asks not to be tracked (Global Privacy Control). This site honours that, unless you accept.',
  stale: 'Your choice has been saved. What already runs on this page stops when the page is loaded again.',
  reload: 'Reload the page',
  later: 'Not now',
};

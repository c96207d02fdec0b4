import { count, either, fields, flag, listOf, number, object, text } from './field.js';

const POPUP = fields({
  displayFrequency: {
    kind: either(number, text()),
    summary:
      'Days for which a closed popup stays away, without consent for a year at most; 0: none; -1: no limit of days.',
    default: 7,
  },
  showUntilSignup: {
    kind: flag,
    summary: 'Whether -1 holds only for those who have sent its form.',
    default: false,
  },
  version: { kind: either(text(), number), summary: 'Records of another version do not count.' },
  showOnTimer: {
    kind: flag,
    summary: 'Whether it opens by time. Default: where `timerDelay` is given, or nothing else opens it.',
  },
  timerDelay: { kind: either(number, text()), summary: 'Seconds after the page has loaded.', default: 5 },
  showOnScroll: { kind: flag, summary: 'Whether it opens by scrolling. Default: where `scrollPercentage` is given.' },
  scrollPercentage: {
    kind: either({ kind: 'number', min: 0, max: 100 }, text()),
    summary: 'How much of the page must have been scrolled, in per cent.',
    default: 50,
  },
  exitIntent: { kind: flag, summary: 'Whether it opens when the pointer leaves the page.', default: false },
  enableMobile: { kind: flag, summary: 'Whether it opens on phones.', default: true },
  showOnAllPages: { kind: flag, summary: 'Whether it opens on all pages. Default: where `enabledPages` is empty.' },
  enabledPages: {
    kind: listOf(text()),
    summary: 'Ids of collections, or paths, on which it opens.',
    default: [],
    example: ['/shop', 'c-home'],
  },
});

const INFO_BAR = fields({
  style: { kind: either(count, text()), summary: '`1` or `none`, `2` or `light`, `3` or `dark`.', example: 2 },
  isContactEmailEnabled: { kind: flag, summary: '`false` hides the link to the email address.', default: true },
  isContactPhoneNumberEnabled: { kind: flag, summary: '`false` hides the link to the telephone.', default: true },
  isLocationEnabled: { kind: flag, summary: '`false` hides the address.', default: true },
  isBusinessHoursEnabled: { kind: flag, summary: '`false` hides the opening hours.', default: true },
});

/** Settings of single blocks, among the settings of the site. Attributes of the tag come before them. */
export const BLOCK_SETTINGS = fields({
  popupOverlaySettings: {
    kind: object(POPUP),
    summary: 'The popup of the site.',
    readBy: ['`sq-popup`'],
    source: 'CTX-002, POP-004, ambiguity A41',
  },
  mobileInfoBarSettings: {
    kind: object(INFO_BAR),
    summary: 'The information bar of phones.',
    readBy: ['`sq-info-bar`'],
    source: 'CTX-002, POP-011, ambiguity A41',
  },
  disqusShortname: {
    kind: text(),
    words: ['Disqus', 'comments'],
    summary: 'The site’s name at Disqus; the attribute `shortname` comes first.',
    readBy: ['`sq-comment-count`'],
    source: 'CTX-002',
    example: 'shop-talk',
  },
  commentsEnabled: {
    kind: flag,
    summary: '`false` says that comments are closed: none are counted. For scripts, absent is `false`.',
    readBy: ['`sq-comment-count`', 'scripts (`context()` of `sq-blocks/services`)'],
    source: 'CTX-002',
  },
  pinterestOverlayOptions: {
    kind: object({ mode: { kind: text(), summary: 'When images show a button of Pinterest.', example: 'hover' } }),
    summary: 'For scripts; no block shows it.',
    readBy: ['scripts (`context()` of `sq-blocks/services`)'],
    source: 'CTX-002',
  },
  captchaSiteKey: {
    kind: text(),
    words: ['captcha', 'reCAPTCHA'],
    summary: 'The key of the captcha; the attribute `captcha-key` comes first.',
    readBy: ['`sq-form`', '`sq-newsletter`', '`sq-reviews`'],
  },
});

/** Maps. */
export const MAPS = fields({
  googleMapsApiKey: {
    kind: text(),
    words: ['Google Maps'],
    summary: 'The key for Google Maps. Maps are Google’s with it.',
    readBy: ['`sq-map`'],
    source: 'MAP-021, ambiguity A33',
  },
  mapStyleUrl: {
    kind: text(),
    words: ['MapLibre'],
    summary: 'The address of a MapLibre style, for maps that name none in `style-url`.',
    readBy: ['`sq-map`'],
    example: '/map/style.json',
  },
});

import { fields, flag, listOf, number, object, text, whole } from './field.js';

const COUNTING = 'counting of visits';
const SCRIPTS = 'scripts (`context()` of `sq-blocks/services`)';

const WEBSITE = fields({
  id: {
    kind: text(),
    summary: 'The id of the site. Without it no display of a form is counted.',
    readBy: [COUNTING, 'error reports', '`sq-form`', '`sq-gift-card`'],
    example: '65ee9ab25af20e03481147cc',
  },
  identifier: {
    kind: text(),
    summary:
      'The subdomain of the site at `appDomain`. Calls that must be secure go to `https://{identifier}.{appDomain}`.',
    readBy: ['secure calls', 'Escape key'],
    source: 'CTX-003, RUN-001',
    example: 'tidewater',
  },
  baseUrl: { kind: text(), summary: 'The address of the site.', readBy: [SCRIPTS], source: 'CTX-003' },
  language: {
    kind: text(),
    summary: 'The language of the site, for what is counted. What blocks say follows the attribute `lang`.',
    readBy: [COUNTING],
    source: 'storefront §3 "Analytics hit payload"',
    example: 'en-US',
  },
  typekitId: {
    kind: text(),
    summary: 'The id of the font kit. Its stylesheet is loaded once the visitor allows services of others.',
    readBy: ['fonts'],
    source: 'CTX-003',
    example: 'abc1def',
  },
  developerMode: {
    kind: flag,
    summary: 'A site in developer mode never sends its owner to the config panel.',
    default: false,
    readBy: ['`shouldRedirectToConfig` of `sq-blocks/roles`'],
    source: 'CTX-003, RUN-005',
  },
  cloneable: {
    kind: flag,
    summary:
      'A site that may be copied: its owner is never sent to the config panel, and reservations are shown in it.',
    default: false,
    readBy: ['`sq-reservation`', '`shouldRedirectToConfig` of `sq-blocks/roles`'],
    source: 'CTX-003, RUN-005',
  },
  websiteType: {
    kind: whole,
    summary: 'The kind of the site: a number of `SITE_TYPES` in `sq-blocks/vocabulary`, or another.',
    readBy: ['`sq-blocks/roles`'],
    source: 'CTX-005, CTX-010',
    example: 4,
  },
  siteStatus: {
    kind: object({
      value: {
        kind: number,
        summary: 'A number of `WEBSITE_STATUS` in `sq-blocks/vocabulary`, or another.',
        example: 8,
      },
    }),
    summary: 'Whether the site is on trial, paid, sold on, …',
    readBy: ['`sq-blocks/roles`'],
    source: 'CTX-006, CTX-011',
  },
});

/** Which site this is, and where its server answers. */
export const SITE = fields({
  apiRoot: {
    kind: text(),
    words: ['server', 'endpoint'],
    summary:
      'The root of all calls; a slash at the end is added. Another origin must be in `sqOrigins` (above), and allow calls from this one (CORS).',
    default: '/api/',
    readBy: ['all blocks and services that call a server'],
    source: 'storefront §7 "Root paths"',
    example: '/api/',
  },
  website: { kind: object(WEBSITE), summary: 'The site that the page belongs to.', source: 'CTX-003' },
  appDomain: {
    kind: text(),
    summary: 'The domain at which sites have their config panel; a port may follow.',
    readBy: ['secure calls', 'Escape key'],
    source: 'CTX-004, RUN-001',
    example: 'builder.example',
  },
  templateId: {
    kind: text(),
    summary: 'The id of the template of the site.',
    readBy: [COUNTING, 'error reports'],
    source: 'storefront §3 "Analytics hit payload"',
  },
  variantId: {
    kind: text(),
    summary: 'The variant of a test of two designs, sent with events.',
    readBy: [COUNTING],
    source: 'storefront §7',
  },
  imageHosts: {
    kind: listOf(text()),
    summary: 'Hosts of images, beside that of the page, of which an `http` address is asked for by `https`.',
    default: [],
    readBy: ['`sq-image`', '`sq-gallery`'],
    source: 'ambiguity A70',
    example: ['images.tidewater.example'],
  },
});

import { constant, either, fields, flag, listOf, mapOf, none, object, text, whole } from './field.js';

/** Who is signed in. */
export const ACCOUNT = fields({
  authenticatedAccount: {
    kind: either(
      object({
        id: {
          kind: text(),
          summary: 'Its id.',
          readBy: ['counting of visits'],
          example: '5f1e7e3a',
        },
      }),
      none,
      constant(false),
    ),
    words: ['owner', 'signed in', 'login'],
    summary:
      'The signed-in owner or editor of the site. Without it the page is a visitor’s. Its visits are not counted, Escape leads to the config panel, and reservations show that they are a preview.',
    readBy: ['`sq-reservation`', 'counting of visits', 'Escape key'],
    source: 'CTX-004, CTX-008',
  },
  websiteRoles: {
    kind: either(listOf(either(whole, text())), mapOf(flag)),
    summary:
      'The roles of the account: numbers of `CONTRIBUTOR_ROLES` in `sq-blocks/vocabulary`, as a list or as `{"10": true}`. An account that is a viewer only is counted.',
    default: [],
    readBy: ['counting of visits', 'events between tabs', '`sq-blocks/roles`'],
    source: 'CTX-004, CTX-024',
    example: [1, 4],
  },
  memberId: {
    kind: text(),
    summary: 'The id of the signed-in member of the site, sent with events that may recognise a visitor.',
    readBy: ['counting of visits'],
    source: 'TRK-019',
  },
});

/** Signing in, among the settings of the site. */
export const ACCOUNT_SETTINGS = fields({
  useEscapeKeyToLogin: {
    kind: flag,
    words: ['Escape'],
    summary: 'Whether Escape sends `sq:open-login` for a visitor.',
    default: false,
    readBy: ['Escape key'],
    source: 'CTX-002, RUN-010',
  },
});

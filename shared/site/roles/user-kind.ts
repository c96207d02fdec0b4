import { pageContext, type PageContext } from '../../platform/page/read-page.js';

/** Visitors, and signed-in owners or editors; the specification names no other kinds (storefront §1, widgets §1). */
export const USER_KINDS = ['visitor', 'account'] as const;
export type UserKind = (typeof USER_KINDS)[number];

/** "authenticatedAccount present" (storefront §6). Null, false and an empty text count as absent. */
export const isSignedIn = (context: Pick<PageContext, 'raw'> = pageContext()): boolean =>
  Boolean(context.raw.authenticatedAccount);

export const userKind = (context?: Pick<PageContext, 'raw'>): UserKind => (isSignedIn(context) ? 'account' : 'visitor');

import type { PageContext } from '../../platform/page/read-page.js';
import { accountId } from './account-id.js';
import { text } from './text.js';

/** Where an event happened (storefront §3 "Analytics client"). */
export const eventContext = ({ website, collection, pageType, raw }: PageContext, now: number) => ({
  accountId: accountId(),
  websiteId: text(website['id']),
  memberId: text(raw['memberId']),
  templateId: text(raw['templateId']),
  pageType: pageType ?? null,
  platform: text(navigator.platform),
  language: text(navigator.language),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  collectionType: text(collection?.['type']),
  // An event has no other time: this is its own.
  createdOn: now,
});

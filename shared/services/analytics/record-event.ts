import { pageContext } from '../../platform/page/read-page.js';
import { readCrumb } from '../../platform/requests/crumb.js';
import { accountId } from './account-id.js';
import { mayTrack } from './may-track.js';
import { post, quietly } from './send.js';
import { text } from './text.js';

function eventData() {
  const { website, raw } = pageContext();
  return {
    websiteId: text(website['id']),
    memberAccountId: accountId(),
    locales: navigator.languages,
    templateId: text(raw['templateId']),
    variantId: text(raw['variantId']),
    pageHash: text(location.hash),
    pagePath: text(location.pathname),
  };
}

/** Tells that something happened on the page (storefront §7), if the visitor may be measured. */
export const recordEvent = (event: string): void =>
  quietly(() => {
    if (!mayTrack()) return;
    const data = JSON.stringify(eventData());
    void post('events/RecordEvent', new URLSearchParams({ crumb: readCrumb() ?? '', event, data }));
  });

/** What the teller of an event says of it (storefront §3). */
export interface AnalyticsEvent {
  readonly actor?: string;
  readonly action?: string;
  readonly event_owner_team?: string;
  readonly event_source?: string;
  readonly object_type?: string;
  readonly object_identifier?: string;
  readonly indirect_object_type?: string;
  readonly indirect_object_identifier?: string;
  readonly product_area?: string;
  readonly product_page?: string;
  readonly product_section?: string;
}

interface Teller {
  readonly accountId: string | null;
  readonly sessionId: string | null;
  readonly locales: readonly string[];
}

/** With every field of the specification: what was not said is null. Pure. */
export const completeEvent = (event: AnalyticsEvent, { accountId, sessionId, locales }: Teller) => ({
  actor: accountId === null ? 'visitor' : 'account',
  action: null,
  event_owner_team: null,
  event_source: 'web',
  object_type: null,
  object_identifier: null,
  indirect_object_type: null,
  indirect_object_identifier: null,
  product_area: null,
  product_page: null,
  product_section: null,
  ...event,
  user_member_account_id: accountId,
  user_session_id: sessionId,
  locales,
});

import type { PageContext } from '../../../shared/platform/page/read-page.js';

/** What identifies a form, and where it stands. */
export interface FormIdentity {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly submitButtonText: string;
  readonly isOverlayForm: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page event fields (storefront §3): an item's page says "i", a collection's "c". */
export function pageFields(context: PageContext, page: { title: string; path: string }) {
  const { item, collection } = context;
  return {
    pageTitle: page.title,
    pageId: text(item?.['id']) || text(collection?.['id']),
    contentSource: item ? 'i' : 'c',
    pagePath: page.path,
    pagePermissionTypeValue: collection?.['pagePermissionTypeValue'] ?? collection?.['permissionType'] ?? null,
  };
}

/** All of one submission but its key: what the queue keeps when there is no network. */
export interface Submission {
  /** The same for every try of the same content (draft-ietf-httpapi-idempotency-key-header). */
  readonly id: string;
  readonly identity: FormIdentity;
  /** JSON text of field id to value. */
  readonly form: string;
  readonly page: ReturnType<typeof pageFields>;
  /** The token of a captcha, where there is one. */
  readonly captchaKey?: string | undefined;
}

/** The form submission payload (storefront §3). `captchaKey` is there only when a captcha is. */
export const submissionPayload = (key: string, { identity, form, page, captchaKey }: Submission) => ({
  key,
  ...identity,
  form,
  ...(captchaKey !== undefined && { captchaKey }),
  ...page,
});

import type { PageContext } from '../../../shared/page/read-page.js';
import type { FieldValue } from './field-values.js';

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

/** The form submission payload (storefront §3): `form` is JSON text of field id to value. */
export function submissionPayload(
  key: string,
  identity: FormIdentity,
  values: Readonly<Record<string, FieldValue>>,
  page: ReturnType<typeof pageFields>,
) {
  return { key, ...identity, form: JSON.stringify(values), ...page };
}

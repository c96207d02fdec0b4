import type { PageContext } from '../../../shared/platform/page/read-page.js';
import type { Post } from './post.js';

/** What identifies a form, and where it is. */
export interface FormIdentity {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly submitButtonText: string;
  readonly isOverlayForm: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page event fields (storefront §3). `contentSource`: "i" on an item's page, "c" on a collection's. */
export function pageFields(context: PageContext, page: { title: string; path: string }) {
  const { item, collection } = context;
  return {
    pageTitle: page.title,
    pageId: text(item?.id) || text(collection?.id),
    contentSource: item ? 'i' : 'c',
    pagePath: page.path,
    pagePermissionTypeValue: collection?.pagePermissionTypeValue ?? collection?.permissionType ?? null,
  };
}

/** A file that is uploaded before the submission, which names it by its id. */
export interface ChosenFile {
  readonly field: string;
  readonly file: File;
}

/** What is sent, but for the key of the key call. The queue stores it when there is no network. */
export interface Submission {
  /** The same for every attempt with the same content (draft-ietf-httpapi-idempotency-key-header). */
  readonly id: string;
  readonly identity: FormIdentity;
  /** JSON text of field id to value. Of a form with an action of its own: a text that is the same for the same content. */
  readonly form: string;
  readonly page: ReturnType<typeof pageFields>;
  /** The token of a captcha; `undefined` without a captcha. */
  readonly captchaKey?: string | undefined;
  /** A form with an action of its own is sent there; without one, the calls of the platform are made. */
  readonly post?: Post | undefined;
  /** Sent before it; `form` has what they are known by until they have ids. */
  readonly files?: readonly ChosenFile[];
  /** The last attempt ended without an answer, though there was a network. */
  readonly wasUnanswered?: boolean;
}

/** The form submission payload (storefront §3); `captchaKey` only with a captcha. */
export const submissionPayload = (key: string, { identity, form, page, captchaKey }: Submission) => ({
  key,
  ...identity,
  form,
  ...(captchaKey !== undefined && { captchaKey }),
  ...page,
});

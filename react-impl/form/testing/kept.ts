import { pageOfAddress } from '../../../shared/platform/page/page-of-address.js';

/** Where a form with this id, and without hidden fields, keeps its draft on the page of the test. */
export const placeOfForm = (formId: string): string => `${pageOfAddress(location)}#${formId}`;

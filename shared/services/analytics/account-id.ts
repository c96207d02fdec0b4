import { pageContext } from '../../platform/page/read-page.js';
import { asObject } from '../../platform/page/unknown-values.js';
import { text } from './text.js';

/** Null for a visitor who is not signed in. */
export const accountId = (): string | null => text(asObject(pageContext().raw['authenticatedAccount'])['id']);

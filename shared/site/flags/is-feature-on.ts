import { findFlag, flagTables, variantOf } from './find-flag.js';
import { pageContext } from '../../platform/page/read-page.js';

/** Whether a toggle is on (storefront §5), off where nothing is known of it. For blocks: it says nothing; `flags.ts` warns. */
export const isFeatureOn = (name: string): boolean =>
  variantOf(findFlag(flagTables(pageContext().raw), name)) === 'true';

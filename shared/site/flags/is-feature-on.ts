import { findFlag, flagTables, variantOf } from './find-flag.js';
import { pageContext } from '../../platform/page/read-page.js';

/** Whether a toggle is on (storefront §5); off for an unknown one. For blocks: without the warnings of `flags.ts`. */
export const isFeatureOn = (name: string): boolean =>
  variantOf(findFlag(flagTables(pageContext().raw), name)) === 'true';

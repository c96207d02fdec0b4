import type { productQuickViewMessages } from '../../shared/platform/i18n/en/product-quick-view.js';

/** One of the block's texts, in the language of its place. */
export type Text = (key: keyof typeof productQuickViewMessages) => string;

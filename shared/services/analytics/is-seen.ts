import { ofDocument } from '../../platform/page/script-global.js';

/** False for prerendered pages and background tabs, which the visitor may never see. */
export const isSeen = (): boolean => !ofDocument('prerendering') && ofDocument('visibilityState') === 'visible';

/** The document's events after which `isSeen` may differ. */
export const SHOWN = ['visibilitychange', 'prerenderingchange'] as const;

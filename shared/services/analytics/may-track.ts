import { consent } from '../consent/consent.js';
import { pageContext } from '../../platform/page/read-page.js';
import { isTracked } from './is-tracked.js';

/** The gate of every analytics call and cookie: a clear yes of a visitor who is to be measured. */
export const mayTrack = (): boolean => consent().get() === 'accepted' && isTracked(pageContext(), location.pathname);

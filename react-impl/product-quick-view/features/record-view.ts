export { recordQuickView as default } from '../../../shared/services/analytics/census.js';

export { recordOverlay as default } from '../../../shared/services/analytics/census.js';

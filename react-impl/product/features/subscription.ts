export { subscriptionText as default } from '../../../shared/commerce/product/subscription-text.js';

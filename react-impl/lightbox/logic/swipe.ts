export { swipeAction } from '../../../shared/media/slides/swipe.js';

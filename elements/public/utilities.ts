/**
 * `sq-blocks/utilities`: small functions for the scripts of a theme, with the figures of the specification. Each is loaded
 * alone by a bundler. What browsers do by themselves is not among them. Importing them needs no DOM; lengths of time are in ms.
 *
 * ```ts
 * import { scrollIntoView, throttle } from 'sq-blocks/utilities';
 * window.addEventListener('scroll', throttle(moveBackground));
 * button.onclick = () => scrollIntoView(document.querySelector('#prices'));
 * ```
 */
export type { Frames } from '../../shared/utilities/animation/frames.js';
export { HIDDEN_SCALE, scaleIn, scaleOut } from '../../shared/utilities/animation/scale.js';
export * from '../../shared/utilities/animation/tween.js';
export { formatMessage, type MessageValues } from '../../shared/utilities/message-format/format-message.js';
export { MessageFormatError, type Message, type Part } from '../../shared/utilities/message-format/message.js';
export { parseMessage } from '../../shared/utilities/message-format/parse-message.js';
export { pluralKeys } from '../../shared/utilities/message-format/plural-rules.js';
export { containFocus, type FocusContainment } from '../../shared/utilities/page/contain-focus.js';
export * from '../../shared/utilities/page/wait-for-element.js';
export * from '../../shared/utilities/scrolling/on-scroll-end.js';
export * from '../../shared/utilities/scrolling/scroll-into-view.js';
export * from '../../shared/utilities/scrolling/scroll-to.js';
export * from '../../shared/utilities/text/bytes.js';
export * from '../../shared/utilities/text/shrink-text.js';
export * from '../../shared/utilities/text/truncate-dataset.js';
export * from '../../shared/utilities/timing/idle-slices.js';
export * from '../../shared/utilities/timing/throttle.js';

/** Slides that need more than the browser gives by itself. */
export const MEDIA = 'img[data-src], img[data-image], video, sq-video, .sqs-video-wrapper';

/** Slides that may be a group to a screen reader: a link, an image or a video is something already. */
export const CONTAINERS = 'div, figure, article, section, li';

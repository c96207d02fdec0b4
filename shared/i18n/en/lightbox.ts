export const lightboxMessages = {
  dialog: 'Image viewer',
  close: 'Close',
  next: 'Next',
  previous: 'Previous',
  showCaption: 'Show caption',
  hideCaption: 'Hide caption',
  image: 'Image {n} of {total}',
  video: 'Video {n} of {total}',
  failed: 'This image could not be loaded.',
  openDirectly: 'Open it directly',
};

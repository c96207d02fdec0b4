export const shareMessages = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  failed: 'The link could not be copied.',
};

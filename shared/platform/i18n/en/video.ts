/** The two messages about invalid videos are exact texts of widgets §8. */
export const videoMessages = {
  play: 'Play: {title}',
  playUntitled: 'Play video',
  from: 'Plays from {provider}',
  always: 'Always allow',
  video: 'Video',
  openDirectly: 'Open the video',
  failed: 'This video could not be played.',
  invalid: 'Invalid video embed.',
  customImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
};

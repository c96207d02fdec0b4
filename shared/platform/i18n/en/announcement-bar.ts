export const announcementBarMessages = {
  announcement: 'Announcement',
  close: 'Close',
  play: 'Play',
  pause: 'Pause',
};

export const relativeTimeMessages = {
  justNow: 'just now',
  secondsAgo: 'about {n} seconds ago',
};

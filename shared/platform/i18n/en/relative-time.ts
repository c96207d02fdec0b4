/** Widgets §4 "Relative time". */
export const relativeTimeMessages = {
  justNow: 'just now',
  secondsAgo: 'about {n} seconds ago',
};

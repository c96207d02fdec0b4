/** What stands in the place of a frame that waits for consent: what it is, by the name of its gate, and from whom. */
export const gateMessages = {
  analytics: 'Visitor statistics from {host}',
  media: 'Media from {host}',
  functional: 'A service from {host}',
  marketing: 'Advertising from {host}',
  why: 'Your browser contacts {host} only if you allow it.',
  once: 'Allow once',
  always: 'Always allow',
};

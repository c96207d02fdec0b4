/** Shown in place of a frame that needs consent: the purpose of its gate, and its provider. */
export const gateMessages = {
  analytics: 'Visitor statistics from {host}',
  media: 'Media from {host}',
  functional: 'A service from {host}',
  marketing: 'Advertising from {host}',
  why: 'Your browser contacts {host} only if you allow it.',
  once: 'Allow once',
  always: 'Always allow',
};

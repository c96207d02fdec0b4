/** The counter of a text area with a maximum. */
export const formCounterMessages = {
  counter: '{count} / {max}',
};

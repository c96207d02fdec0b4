/**
 * Whether a key is pressed by itself, and nobody has answered it. The browser and the system have those with a modifier;
 * Shift is one for keys with a name, while signs may need it to be typed.
 */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) &&
  !(event.shiftKey && event.key.length > 1);

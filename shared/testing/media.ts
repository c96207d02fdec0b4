/**
 * Fakes the result of matching media queries until `restore` is called. Test drivers differ in what they can emulate; this
 * works in all three engines.
 */
export function pretendMedia(query: RegExp, matches: boolean): { change(matches: boolean): void; restore(): void } {
  const real = window.matchMedia;
  const lists = new Set<EventTarget & { matches: boolean }>();
  window.matchMedia = (text: string) => {
    if (!query.test(text)) return real.call(window, text);
    const list = Object.assign(new EventTarget(), { matches, media: text, onchange: null });
    lists.add(list);
    return list as unknown as MediaQueryList;
  };
  return {
    change(now) {
      matches = now;
      for (const list of lists) {
        list.matches = now;
        list.dispatchEvent(new Event('change'));
      }
    },
    restore() {
      window.matchMedia = real;
    },
  };
}

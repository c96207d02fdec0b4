/**
 * Addresses that only files of the kit begin with. Built, they lie around this file, as they do in the sources; a page
 * that has bundled the kit into a file of its own has them all in there.
 */
export function kitFiles(here: string = import.meta.url): readonly string[] {
  const root = /^(.*\/)(?:chunks\/|elements\/|shared\/services\/errors\/|sq-blocks)[^/]*$/.exec(here)?.[1];
  if (!root) return [here];
  return ['chunks/', 'elements/', 'react-impl/', 'shared/', 'sq-blocks', 'map-engine'].map((name) => root + name);
}

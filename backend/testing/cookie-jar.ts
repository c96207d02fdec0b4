/** The cookies of one visitor in a test, as a browser stores them. */
export function createJar(cookies = new Map<string, string>()) {
  return {
    cookies,
    readCookies: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie(line: string) {
      const [pair = '', ...attributes] = line.split(/; */);
      const at = pair.indexOf('=');
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}
export type Jar = ReturnType<typeof createJar>;

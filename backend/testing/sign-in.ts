import { createSignInLink } from '../sign-in/sign-in-link.js';
import type { SignInStorage } from '../storage/sessions.js';
import { createJar, type Jar } from './cookie-jar.js';

/** Signs these cookies in as the owner does: opens the link that the server prints, and presses its button. */
export async function signIn(origin: string, storage: SignInStorage, jar: Jar, now?: number): Promise<void> {
  await signInBy(origin + (await createSignInLink(storage, now)), jar);
}

/** `link`: as it is printed. Throws where it does not sign in. */
export async function signInBy(link: string, jar: Jar): Promise<void> {
  const { origin, searchParams } = new URL(link);
  const page = await fetch(link, { headers: { cookie: jar.readCookies() } });
  page.headers.getSetCookie().forEach(jar.writeCookie);
  const response = await fetch(new URL('/owner/sign-in/link', origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie: jar.readCookies() },
    body: new URLSearchParams({
      token: searchParams.get('token') ?? '',
      crumb: jar.cookies.get('crumb') ?? '',
    }),
  });
  response.headers.getSetCookie().forEach(jar.writeCookie);
  if (response.status !== 303) throw new Error(`The sign-in was answered by ${response.status}.`);
}

/** The header `Cookie` of an owner who has just signed in. */
export async function ownersCookie(origin: string, storage: SignInStorage): Promise<string> {
  const jar = createJar();
  await signIn(origin, storage, jar);
  return jar.readCookies();
}

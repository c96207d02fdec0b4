import type { BrowserContext } from 'puppeteer-core';
import type { SignInStorage } from '@sq-blocks/backend';
import { createJar, signIn } from '@sq-blocks/backend/testing';

/** Makes all pages of a browser's context those of the owner, signed in. Nothing but the session is put into it. */
export async function signInContext(context: BrowserContext, origin: string, storage: SignInStorage): Promise<void> {
  const jar = createJar();
  await signIn(origin, storage, jar);
  const { hostname: domain } = new URL(origin);
  const value = jar.cookies.get('owner') ?? '';
  await context.setCookie({ name: 'owner', value, domain, path: '/', httpOnly: true, sameSite: 'Lax' });
}

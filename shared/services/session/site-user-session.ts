import { pageContext } from '../../platform/page/read-page.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { request, type Result } from '../../platform/requests/request.js';
import { sessionToken } from '../../platform/requests/session-token.js';
import { afterSignOut } from './after-sign-out.js';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Whether the session outlives the browser's. Default false. */
  readonly rememberMe?: boolean;
}

const address = () => `${pageContext().apiRoot}site-users/account/session`;

/**
 * Signs a member of the site in (storefront §7). Every later call of the kit that changes something repeats the
 * `xsrfToken` of the answer in `X-CSRF-Token` (storefront §4 "Sign-in", ambiguity A54). Never rejects: where the server
 * refuses, the result has its words for the visitor.
 */
export async function signIn({ email, password, rememberMe = false }: SignIn): Promise<Result<{ xsrfToken: string }>> {
  const result = await request(address(), {
    method: 'POST',
    body: { email, password, rememberMe },
    read(data) {
      const xsrfToken = asText(asObject(data)['xsrfToken']);
      return xsrfToken === undefined ? undefined : { xsrfToken };
    },
  });
  if (result.ok) sessionToken().set(result.data.xsrfToken);
  return result;
}

/**
 * Signs the member out (storefront §7). For the site's owners and editors there is `logOut` (ambiguity A61). A refused crumb
 * is retried once. Drafts of forms on this device are deleted.
 *
 * @param options.cloneCart whether the visitor keeps a copy of the cart. Default false
 */
export async function signOut({ cloneCart = false }: { readonly cloneCart?: boolean } = {}): Promise<Result<true>> {
  const result = await request(`${address()}?cloneCart=${cloneCart}`, {
    method: 'DELETE',
    as: 'text',
    read: () => true as const,
  });
  if (!result.ok) return result;
  await afterSignOut();
  sessionToken().set('');
  return result;
}

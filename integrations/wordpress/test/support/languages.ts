import assert from 'node:assert/strict';
import { WORDPRESS_LANGUAGES } from '@sq-blocks/tools/test-plan/wordpress';
import { formsIn } from './forms.js';
import type { WordPress } from './wordpress.js';

const LOCALES = ['ar', 'de_DE', 'es_ES', 'fr_FR'];
/** WordPress takes only languages that it has: these have the texts of another one. */
const OTHERS = ['de_AT', 'de_DE_formal', 'fr_CA', 'ary', 'it_IT', 'en_GB'];

/**
 * Gives a site the languages of WordPress itself, and gives back what chooses the language of the site, and that of the
 * administrator's profile; an empty one is that of the site.
 */
export function languagesOf(site: WordPress) {
  site.php(
    `wp_mkdir_p( WP_LANG_DIR . '/plugins' );
    foreach ( $input['locales'] as $locale ) {
      foreach ( array( '', 'admin-' ) as $part ) { copy( "{$input['folder']}/$part$locale.mo", WP_LANG_DIR . "/$part$locale.mo" ); }
    }
    foreach ( $input['others'] as $locale ) { copy( WP_LANG_DIR . '/de_DE.mo', WP_LANG_DIR . "/$locale.mo" ); }`,
    { folder: WORDPRESS_LANGUAGES, locales: LOCALES, others: OTHERS },
  );
  return (locale: string, profile = '') =>
    site.php(`update_option( 'WPLANG', $input[0] ); update_user_meta( 1, 'locale', $input[1] );`, [locale, profile]);
}

/** Sends a form of a page, the first one; `text/html` as a browser without script. */
export async function sendForm(
  site: WordPress,
  html: string,
  fields: Readonly<Record<string, string>>,
  accept = 'application/json',
) {
  const [form] = formsIn(html);
  const response = await fetch(new URL(form!.attributes['action']!, site.address), {
    method: 'POST',
    redirect: 'manual',
    headers: { accept, origin: new URL(site.address).origin },
    body: new URLSearchParams({ ...form!.hidden, ...fields }),
  });
  return { status: response.status, text: await response.text() };
}

export function assertHas(html: string, ...parts: readonly string[]): void {
  for (const part of parts) assert.ok(html.includes(part), `${part}: ${html.slice(0, 3000)}`);
}

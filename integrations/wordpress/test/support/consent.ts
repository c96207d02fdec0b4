import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { WordPress } from './wordpress.js';

declare global {
  interface Window {
    /** What the pages of these tests hear of the API, in its order. */
    heard: unknown[];
    wp_set_consent(category: string, value: string): void;
    wp_is_service_denied(service: string): boolean;
    wp_set_service_consent(service: string, value: boolean): void;
  }
}

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** Installs the API, with another plugin that says this type and registers these services; or removes it. */
export function setConsentApi(
  site: WordPress,
  type: 'optin' | 'optout' | '' | undefined,
  services: Readonly<Record<string, string>> = {},
): void {
  const files = { 'consent-api.php': read('consent-api.php'), 'wp-consent-api.js': read('consent-api.js') };
  site.php(
    `foreach ( $input['files'] as $name => $text ) {
      $file = WPMU_PLUGIN_DIR . "/$name";
      if ( null !== $input['type'] ) { file_put_contents( $file, $text ); } elseif ( file_exists( $file ) ) { unlink( $file ); }
    }
    update_option( 'test_consent_type', $input['type'] );
    update_option( 'test_consent_services', $input['services'] );`,
    { files, type: type ?? null, services },
  );
}

/** Resolves when the services of the kit run on the page. */
export const whenServicesRun = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => (window.sq ??= []).push(() => resolve())));

/** What the kit permits, and its choice as a whole. */
export const choice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.sq!.push(({ consent }) => {
          const purposes = (['functional', 'analytics', 'media', 'marketing'] as const).filter((each) =>
            consent().allows(each),
          );
          resolve([consent().get(), ...purposes].join(' '));
        }),
      ),
  );

/** What another banner does. */
export const answerElsewhere = (page: Page, given: Readonly<Record<string, string>>) =>
  page.evaluate(
    (all) => Object.entries(all).forEach(([category, value]) => window.wp_set_consent(category, value)),
    given,
  );

/** What is inside a block, once it is there. */
export const inside = async (page: Page, block: string, selector: string): Promise<ElementHandle<HTMLElement>> => {
  const found = await page.waitForFunction(
    (host, each) => document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(each),
    {},
    block,
    selector,
  );
  return found as ElementHandle<HTMLElement>;
};

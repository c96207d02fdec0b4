import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** Debian's WordPress and PHP, or others: tools/wordpress/from-debian.mjs fetches them. */
export const WORDPRESS = process.env.SQ_WORDPRESS ?? '/usr/share/wordpress';
export const PHP = process.env.SQ_PHP ?? 'php';
/**
 * WordPress's own translations, with which it knows that Arabic is written from right to left: those that are installed,
 * whichever WordPress is tested. A newer release of Debian may have none for its own.
 */
export const WORDPRESS_LANGUAGES = '/usr/share/wordpress/wp-content/languages';

const runs = (command, ...args) => spawnSync(command, args).status === 0;

/** The Debian packages that its tests need, and how each is recognised. */
const PACKAGES = {
  wordpress: () => existsSync(`${WORDPRESS}/wp-load.php`),
  'wordpress-l10n': () => existsSync(`${WORDPRESS_LANGUAGES}/ar.mo`),
  'wordpress-theme-twentytwentythree': () => existsSync(`${WORDPRESS}/wp-content/themes/twentytwentythree`),
  'mariadb-server': () => existsSync('/usr/sbin/mariadbd') && existsSync('/usr/bin/mariadb-install-db'),
  'php-cli': () => runs(PHP, '--version'),
  'php-mysql': () => runs(PHP, '-r', 'exit( extension_loaded( "mysqli" ) ? 0 : 1 );'),
  'php-gd': () => runs(PHP, '-r', 'exit( extension_loaded( "gd" ) ? 0 : 1 );'),
};

/** The packages that are missing here. */
export const missingPackages = () =>
  Object.entries(PACKAGES)
    .filter(([, isThere]) => !isThere())
    .map(([name]) => name);

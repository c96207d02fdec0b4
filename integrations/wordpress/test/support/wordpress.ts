import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { missingPackages, PHP, WORDPRESS } from '@sq-blocks/tools/test-plan/wordpress';
import { writePlugin, writeTheme } from '@sq-blocks/tools/wordpress/plugin-files';
import { freePort, run, start, untilReady } from './processes.js';

export interface WordPress {
  /** The home page, such as `http://127.0.0.1:4000/`. */
  readonly address: string;
  /**
   * Runs PHP inside WordPress. `$input` is the data that is given; what the code returns comes back. In a network, `place` is the
   * path of one of its sites.
   */
  php<T>(code: string, input?: unknown, place?: string): T;
  close(): Promise<void>;
}

/** Neither the many translations, nor anything that is written on a site, nor a link to what is not installed. */
const isCopied = (file: string) =>
  existsSync(file) && !/wp-content\/(languages|uploads)(\/|$)|\/wp-config\.php$/.test(file);

export interface Place {
  /** The path of the home page. Default: `/`. */
  readonly home?: string;
  /** The path of WordPress's own files. Default: that of the home page. */
  readonly core?: string;
  /** Whether it is a network of sites, each in a folder. */
  readonly isNetwork?: boolean;
}

// WordPress 6.1 is too old for PHP 8 in the files of a network, and says so on every page: what PHP says goes into a file.
const NETWORK = `define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', 'HOST' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`;

/** What the rules for Apache do, which WordPress gives the owner of a network: its files have the path of a site before them. */
const ROUTER = `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = preg_replace( '~^/(?!wp-)[^/]+(?=/(?:wp-(?:admin|content|includes)/|[^/]+[.]php$))~', '', $path );
$file = is_dir( __DIR__ . $file ) ? rtrim( $file, '/' ) . '/index.php' : $file;
if ( $file === $path || ! is_file( __DIR__ . $file ) ) {
	return false;
}
$kind = pathinfo( $file, PATHINFO_EXTENSION );
if ( 'php' === $kind ) {
	$_SERVER['SCRIPT_NAME']     = $path;
	$_SERVER['PHP_SELF']        = $path;
	$_SERVER['SCRIPT_FILENAME'] = __DIR__ . $file;
	chdir( dirname( __DIR__ . $file ) );
	require __DIR__ . $file;
} else {
	$types = array( 'css' => 'text/css', 'js' => 'text/javascript', 'jpg' => 'image/jpeg' );
	header( 'Content-Type: ' . ( $types[ $kind ] ?? 'application/octet-stream' ) );
	readfile( __DIR__ . $file );
}
`;

const config = (socket: string, { origin }: URL, { home, core }: Required<Place>) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_DEBUG', true );
define( 'WP_HOME', '${(origin + home).replace(/\/$/, '')}' );
define( 'WP_SITEURL', '${(origin + core).replace(/\/$/, '')}' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG_DISPLAY', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

const INSTALL = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'Pots', 'admin', 'admin@example.com', true, '', 'admin' );
foreach ( array( 'editor', 'author', 'contributor' ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@example.com", 'role' => $role ) );
}
$problem = activate_plugin( 'sq-blocks/sq-blocks.php' );
return is_wp_error( $problem ) ? $problem->get_error_message() : '';
`;

const MAKE_NETWORK = `
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( 'sq-blocks/sq-blocks.php' );
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
	$wpdb->$table = $name;
}
install_network();
$problem = populate_network( 1, $input, 'admin@example.com', 'Pots', '/', false );
return is_wp_error( $problem ) ? $problem->get_error_message() : '';
`;

/**
 * A WordPress in a temporary folder, with a database and a server of its own, and the plugin as a site installs it. In a network the
 * plugin is not active.
 */
export async function startWordPress({ home = '/', core = home, isNetwork = false }: Place = {}): Promise<WordPress> {
  const version = '0.2.0';
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`These Debian packages are missing: apt install ${missing.join(' ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-wp-'));
  const root = path.join(folder, 'site');
  const site = path.join(root, core);
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'sql');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const { host } = new URL(origin);
  const address = origin + home;

  cpSync(WORDPRESS, site, { recursive: true, dereference: true, filter: isCopied });
  cpSync(path.join(import.meta.dirname, 'theme'), path.join(site, 'wp-content/themes/classic'), { recursive: true });
  writePlugin(path.join(site, 'wp-content/plugins/sq-blocks'), version);
  writeTheme(path.join(site, 'wp-content/themes/sq-portfolio'), version);
  mkdirSync(path.join(site, 'wp-content/mu-plugins'), { recursive: true });
  // Browsers ask for it.
  writeFileSync(path.join(root, 'favicon.ico'), '');
  const router = path.join(root, 'router.php');
  if (isNetwork) writeFileSync(router, ROUTER);
  if (home !== core)
    writeFileSync(
      path.join(root, home, 'index.php'),
      `<?php define( 'WP_USE_THEMES', true ); require '${site}/wp-blog-header.php';`,
    );
  const settings = config(socket, new URL(origin), { home, core, isNetwork });
  writeFileSync(path.join(site, 'wp-config.php'), settings);

  const user = `--user=${userInfo().username}`;
  // A database that starts removes the temporary tables of all that share the folder.
  const temporary = `--tmpdir=${folder}`;
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    temporary,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const database = start('/usr/sbin/mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    temporary,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${path.join(folder, 'pid')}`,
  ]);
  const server = start(PHP, ['-S', host, '-t', root, ...(isNetwork ? [router] : [])]);
  const close = async () => {
    await Promise.all([server.stop(), database.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(database, () => existsSync(socket));
    run(PHP, ['-r', `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE wordpress');`]);
    const call = <T>(code: string, input: unknown, place = home, before = ''): T => {
      const program = `${before} $input = json_decode( stream_get_contents( STDIN ), true );
        $_SERVER['HTTP_HOST'] = '${host}';
        $_SERVER['REQUEST_URI'] = '${place}';
        $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
        require '${site}/wp-load.php';
        $result = ( function () use ( $input ) { ${code} } )();
        echo "\\n=====", json_encode( $result, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );`;
      const output = run(PHP, ['-d', 'display_errors=1', '-r', program], JSON.stringify(input ?? null));
      const [printed, result] = output.split('\n=====');
      if (/(Warning|Notice|Deprecated|Fatal error): /.test(printed!)) throw new Error(printed);
      return JSON.parse(result!) as T;
    };
    const installing = "define( 'WP_INSTALLING', true );";
    const problem =
      call<string>(INSTALL, null, home, installing) ||
      (isNetwork && call<string>(MAKE_NETWORK, host, home, installing));
    if (problem) throw new Error(problem);
    if (isNetwork)
      writeFileSync(
        path.join(site, 'wp-config.php'),
        // A network knows its addresses itself.
        settings
          .replaceAll(/^define\( 'WP_(HOME|SITEURL|DEBUG_DISPLAY)'.*\n/gm, '')
          .replace('<?php\n', `<?php\n${NETWORK.replace('HOST', host)}`),
      );
    await untilReady(server, () =>
      fetch(address, { redirect: 'manual' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return { address, php: call, close };
  } catch (error) {
    await close();
    throw error;
  }
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { missingPackages, PHP, WORDPRESS } from '../../../../scripts/test-plan/wordpress.mjs';
import { writePlugin, writeTheme } from '../../../../scripts/wordpress/plugin-files.mjs';
import { freePort, run, start, untilReady } from './processes.js';

export interface WordPress {
  /** Such as `http://127.0.0.1:4000/`. */
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

const config = (socket: string, { origin }: URL) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_DEBUG', true );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', WP_HOME );
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

/** A WordPress in a temporary folder, with a database and a server of its own, and the plugin as a site installs it. */
export async function startWordPress(): Promise<WordPress> {
  const version = '0.1.0';
  const missing = missingPackages();
  if (missing.length > 0) throw new Error(`These Debian packages are missing: apt install ${missing.join(' ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'sq-wp-'));
  const site = path.join(folder, 'site');
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'sql');
  const address = `http://127.0.0.1:${await freePort()}/`;

  cpSync(WORDPRESS, site, { recursive: true, dereference: true, filter: isCopied });
  cpSync(path.join(import.meta.dirname, 'theme'), path.join(site, 'wp-content/themes/classic'), { recursive: true });
  writePlugin(path.join(site, 'wp-content/plugins/sq-blocks'), version);
  writeTheme(path.join(site, 'wp-content/themes/sq-portfolio'), version);
  mkdirSync(path.join(site, 'wp-content/mu-plugins'), { recursive: true });
  // Browsers ask for it.
  writeFileSync(path.join(site, 'favicon.ico'), '');
  writeFileSync(path.join(site, 'wp-config.php'), config(socket, new URL(address)));

  const user = `--user=${userInfo().username}`;
  run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const database = start('/usr/sbin/mariadbd', [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${path.join(folder, 'pid')}`,
  ]);
  const server = start(PHP, ['-S', new URL(address).host, '-t', site]);
  const close = async () => {
    await Promise.all([server.stop(), database.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(database, () => existsSync(socket));
    run(PHP, ['-r', `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE wordpress');`]);
    const call = <T>(code: string, input: unknown, place = '/', before = ''): T => {
      const program = `${before} $input = json_decode( stream_get_contents( STDIN ), true );
        $_SERVER['HTTP_HOST'] = '${new URL(address).host}';
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
    const problem = call<string>(INSTALL, null, '/', "define( 'WP_INSTALLING', true );");
    if (problem) throw new Error(problem);
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

// Unpacks packages of another release of Debian, with all that they need, into a folder; nothing is installed, and nobody needs
// to be root. For the tests of the plugin: a newer WordPress, an older PHP.
//   node tools/wordpress/from-debian.mjs /tmp/newest sid wordpress wordpress-theme-twentytwentythree php-cli php-gd php-mysql
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [given, suite, ...packages] = process.argv.slice(2);
if (!given || packages.length === 0) throw new Error('Name a folder, a release of Debian and packages.');
const folder = path.resolve(given);
const apt = path.join(folder, 'apt');
const root = path.join(folder, 'root');

function run(command, args, env = {}) {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ended with ${String(status)}\n${stdout}`);
  return stdout;
}

/** What apt knows and keeps, in the folder: as if no package were installed. */
function fetchPackages() {
  for (const name of ['lists/partial', 'cache/archives/partial', 'sources'])
    mkdirSync(path.join(apt, name), { recursive: true });
  const [site] = run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    'Label: Debian',
  ]).split('\n');
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(path.join(apt, 'sources/release.list'), `deb [signed-by=${keys}] ${site} ${suite} main\n`);
  writeFileSync(path.join(apt, 'status'), '');
  writeFileSync(
    path.join(apt, 'apt.conf'),
    `Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "${apt}/sources";
Dir::State::lists "${apt}/lists";
Dir::State::status "${apt}/status";
Dir::Cache "${apt}/cache";
APT::Sandbox::User "";
APT::Install-Recommends "false";
Debug::NoLocking "true";
`,
  );
  const env = { APT_CONFIG: path.join(apt, 'apt.conf') };
  run('apt-get', ['update'], env);
  run('apt-get', ['install', '--yes', '--download-only', ...packages], env);
}

function unpack() {
  mkdirSync(root, { recursive: true });
  const archives = path.join(apt, 'cache/archives');
  for (const name of readdirSync(archives))
    if (name.endsWith('.deb')) run('dpkg-deb', ['--extract', path.join(archives, name), root]);
}

/** A command `php` that runs with the libraries of its own release, and has every extension that was unpacked. */
function writePhp() {
  const [binary] = readdirSync(path.join(root, 'usr/bin')).filter((name) => /^php\d+\.\d+$/.test(name));
  if (!binary) return;
  const [api] = readdirSync(path.join(root, 'usr/lib/php')).filter((name) => /^\d{8}$/.test(name));
  const extensions = path.join(root, 'usr/lib/php', api);
  const names = readdirSync(extensions).filter((name) => name !== 'opcache.so');
  // Others need these.
  const first = ['mysqlnd.so', 'pdo.so', 'xml.so'].filter((name) => names.includes(name));
  const ini = path.join(folder, 'php.ini');
  writeFileSync(
    ini,
    [
      `extension_dir=${extensions}`,
      // As servers have it: what is printed before WordPress begins would take the place of its answer.
      'display_errors=0',
      ...[...new Set([...first, ...names])].map((name) => `extension=${name}`),
    ].join('\n'),
  );
  const libraries = ['lib', 'usr/lib']
    .map((name) => path.join(root, name))
    .flatMap((each) =>
      existsSync(each)
        ? readdirSync(each)
            .filter((name) => /-linux-gnu/.test(name))
            .map((name) => path.join(each, name))
        : [],
    );
  const [loader] = libraries.flatMap((each) =>
    readdirSync(each)
      .filter((name) => /^ld-linux.*\.so/.test(name))
      .map((name) => path.join(each, name)),
  );
  const command = path.join(folder, 'php');
  const words = [loader, '--library-path', libraries.join(':'), path.join(root, 'usr/bin', binary), '-c', ini];
  writeFileSync(command, `#!/bin/sh\nPHP_INI_SCAN_DIR= exec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`, {
    mode: 0o755,
  });
  console.log(`SQ_PHP=${command}`);
}

fetchPackages();
unpack();
const wordpress = path.join(root, 'usr/share/wordpress');
if (existsSync(wordpress)) console.log(`SQ_WORDPRESS=${wordpress}`);
writePhp();

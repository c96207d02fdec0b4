import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The commands that are needed, and Debian's packages of them. */
const COMMANDS: Readonly<Record<string, string>> = {
  'firefox-esr': 'firefox-esr',
  orca: 'orca at-spi2-core speech-dispatcher python3-speechd',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-run-session': 'dbus-x11',
  gsettings: 'libglib2.0-bin gsettings-desktop-schemas dconf-gsettings-backend',
};

/** Packages that have to be installed before a screen reader can be run. */
export const missingPackages = (): string[] =>
  Object.entries(COMMANDS).flatMap(([command, packages]) =>
    (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, command)))
      ? []
      : packages.split(' '),
  );

const ORCA_PROFILE = { profile: ['Default', 'default'], sayAllOnLoad: false, pageSummaryOnLoad: false };
const FIREFOX_PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'signon.rememberSignons': false,
};

/** Orca logs each phrase before it is spoken. */
const SPOKEN = /SPEECH OUTPUT: '(.*)'(?:\{.*)?$/gm;
const KEY_PRESSED = 'PROCESS ATSPI_KEY_PRESSED_EVENT';

export interface Step {
  /** An X key name such as `Tab`, `shift+Tab` or `Return`; `type:TEXT`; or nothing for the page as it is loaded. */
  readonly key: string;
  readonly spoken: readonly string[];
}

/** Home folders of Orca and Firefox with settings under which nothing but the page speaks. */
function writeSettings(home: string): void {
  const folder = (name: string) => {
    const created = path.join(home, name);
    mkdirSync(created, { recursive: true, mode: 0o700 });
    return created;
  };
  folder('run');
  writeFileSync(
    path.join(folder('.local/share/orca'), 'user-settings.conf'),
    JSON.stringify({
      general: { ...ORCA_PROFILE, presentTimeOut: 0, startingProfile: ORCA_PROFILE.profile },
      profiles: { default: ORCA_PROFILE },
      pronunciations: {},
      keybindings: {},
    }),
  );
  // A silent speech server: without one Orca waits for the page to be read.
  writeFileSync(
    path.join(folder('.config/speech-dispatcher'), 'speechd.conf'),
    'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nDefaultLanguage "en"\n',
  );
  writeFileSync(
    path.join(folder('profile'), 'user.js'),
    Object.entries(FIREFOX_PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
}

/**
 * Opens a page in Firefox with Orca on a display of its own, presses keys, and returns what was spoken after each. Needs a
 * message bus of its own (`dbus-run-session`). `settleMs`: how long Orca must write nothing for a step to be over. `width`: of
 * the window, in px.
 */
export async function listenTo(
  url: string,
  { keys, width }: { readonly keys: readonly string[]; readonly width: number },
  settleMs: number,
): Promise<Step[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'sq-screen-reader-'));
  writeSettings(home);
  let display = 90;
  while (existsSync(`/tmp/.X11-unix/X${display}`)) display++;
  const log = path.join(home, 'orca.log');
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
  };
  const children: ChildProcess[] = [];
  const start = (command: string, ...args: string[]) => children.push(spawn(command, args, { env, stdio: 'ignore' }));
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { env, stdio: 'ignore' });
  const logged = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const spoken = () => [...logged().matchAll(SPOKEN)].map(([, words]) => words!.trim());
  const keysHeard = () => logged().split(KEY_PRESSED).length;
  /** Waits until Orca has written nothing for a while, and `isDone`; at most `limitMs`. */
  async function quiet(limitMs: number, isDone: () => boolean): Promise<void> {
    let size = -1;
    let since = Date.now();
    for (const end = Date.now() + limitMs; Date.now() < end; await sleep(100)) {
      const now = existsSync(log) ? statSync(log).size : 0;
      if (now !== size) [size, since] = [now, Date.now()];
      else if (Date.now() - since >= settleMs && isDone()) return;
    }
  }

  try {
    start('Xvfb', env.DISPLAY, '-screen', '0', '1280x900x24');
    await sleep(1000);
    start('openbox');
    run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
    run('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
    start('speech-dispatcher', '-s');
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    await sleep(1000);
    start('orca', `--debug-file=${log}`, '--replace', '--disable', 'braille');
    await quiet(30_000, () => spoken().length > 0);
    start(
      'firefox-esr',
      '--profile',
      path.join(home, 'profile'),
      '--no-remote',
      '--width',
      String(width),
      '--height',
      '850',
      url,
    );
    await quiet(60_000, () => spoken().some((words) => /finished loading/i.test(words)));
    const steps: Step[] = [{ key: '', spoken: spoken() }];
    for (const key of keys) {
      const before = spoken().length;
      const heard = keysHeard();
      if (key.startsWith('type:')) run('xdotool', 'type', '--delay', '60', key.slice('type:'.length));
      else run('xdotool', 'key', key);
      await quiet(15_000, () => keysHeard() > heard);
      // Orca repeats the name of the key.
      const words = spoken().slice(before);
      steps.push({ key, spoken: words.filter((each) => each.toLowerCase() !== key.toLowerCase()) });
    }
    return steps;
  } finally {
    for (const child of children.reverse()) child.kill('SIGTERM');
    await sleep(500);
    for (const child of children) child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

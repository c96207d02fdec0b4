import { existsSync } from 'node:fs';

const firstOf = (...paths) => paths.find((path) => path && existsSync(path));

/** Paths of the installed browsers: from an environment variable, else one of the usual places; undefined if none. */
const chromiumPath = () =>
  firstOf(
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  );
export const firefoxPath = () =>
  firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  );
export const webkitDriverPath = () => firstOf(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver');
export const miniBrowserPath = () =>
  firstOf(
    process.env.MINIBROWSER_PATH,
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  );

/** A Chromium to run: the machine's own, else the one from the package registry (`isBundled`). */
export async function findChromium() {
  const own = chromiumPath();
  if (own) return { executablePath: own, isBundled: false };
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), isBundled: true };
}

/**
 * Without a sandbox, as tests run as root in containers, without background requests, and without the two pages of the address
 * bar's suggestions that each new window loads: they cost half the processor time of opening a page.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

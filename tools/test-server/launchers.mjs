import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { chromeLauncher } from '@web/test-runner-chrome';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import * as puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium, firefoxPath, miniBrowserPath, webkitDriverPath } from '../browsers.mjs';

/**
 * Begins each test file with a new session history. One page opens many files; where its history has 50 entries, Chromium
 * removes the oldest of those that scripts have added without a click, which are the test's own: Back leaves the file.
 */
async function forgetHistory(page) {
  const client = await page.createCDPSession();
  const open = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await open(...args);
    // The runner opens this page after each file.
    if (args[0] === 'about:blank') await client.send('Page.resetNavigationHistory');
    return response;
  };
  return page;
}

async function chromium() {
  const { executablePath, isBundled } = await findChromium();
  return {
    plugins: [],
    concurrency: 2,
    browsers: [
      chromeLauncher({
        launchOptions: { executablePath, args: chromiumArgs, ...(isBundled && { headless: 'shell' }) },
        // A context each: tabs in the background get no animation frames, and tests would wait forever.
        createPage: async ({ browser }) => forgetHistory(await (await browser.createBrowserContext()).newPage()),
      }),
    ],
  };
}

function firefox() {
  return {
    plugins: [],
    concurrency: 1,
    browsers: [
      chromeLauncher({
        puppeteer,
        launchOptions: {
          browser: 'firefox',
          executablePath: firefoxPath(),
          headless: true,
          extraPrefsFirefox: {
            'dom.serviceWorkers.testing.enabled': true,
            // As elsewhere: a `submit` event that a test dispatches sends nothing.
            'dom.forms.submit.trusted_event_only': true,
          },
        },
        concurrency: 1,
      }),
    ],
  };
}

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** WebKitWebDriver under Xvfb, for as long as the test server runs. */
function webkitDriver(port) {
  let child;
  return {
    name: 'webkit-driver',
    async serverStart() {
      const screen = ['-a', '-s', '-screen 0 1280x1024x24'];
      child = spawn('xvfb-run', [...screen, webkitDriverPath(), `--port=${port}`, '--host=127.0.0.1'], {
        detached: true,
        stdio: 'ignore',
      });
      for (let tries = 0; tries < 200; tries++) {
        if (await isListening(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('WebKitWebDriver did not start');
    },
    serverStop() {
      try {
        process.kill(-child.pid);
      } catch {
        // It has already exited.
      }
    },
  };
}

/**
 * Begins each test file in a new browser. Without a window manager a window has the focus only while it is new: some tests
 * lose it, and `:focus` matches nothing in the files after them. A browser that has crashed is not used again either.
 */
function withNewBrowsers(launcher) {
  launcher.startSession = async (id, url) => {
    await launcher.stop();
    // Still set where the browser has gone, and could not be asked to stop.
    launcher.driver = undefined;
    launcher.driverManager = undefined;
    await launcher.ensureManagerInitialized();
    // Not queued: the queue lets a failure end the test server, this one fails the file.
    await launcher.driverManager.startSession(id, url);
  };
  return launcher;
}

function webkit() {
  const port = Number(process.env.WEBKIT_DRIVER_PORT ?? 7000 + (process.pid % 1000));
  return {
    plugins: [webkitDriver(port)],
    concurrency: 1,
    browsers: [
      withNewBrowsers(
        webdriverLauncher({
          hostname: '127.0.0.1',
          port,
          path: '/',
          automationProtocol: 'webdriver',
          capabilities: {
            browserName: 'MiniBrowser',
            'wdio:enforceWebDriverClassic': true,
            'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
          },
        }),
      ),
    ],
  };
}

export const launcher = (name) => ({ chromium, firefox, webkit })[name]();

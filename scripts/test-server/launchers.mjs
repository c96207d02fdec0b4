import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { chromeLauncher } from '@web/test-runner-chrome';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import * as puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium, firefoxPath, miniBrowserPath, webkitDriverPath } from '../browsers.mjs';

async function chromium() {
  const { executablePath, isBundled } = await findChromium();
  return {
    plugins: [],
    concurrency: 2,
    browsers: [
      chromeLauncher({
        launchOptions: { executablePath, args: chromiumArgs, ...(isBundled && { headless: 'shell' }) },
        // A context each: tabs in the background get no animation frames, and tests would wait forever.
        createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
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
          extraPrefsFirefox: { 'dom.serviceWorkers.testing.enabled': true },
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

function webkit() {
  const port = Number(process.env.WEBKIT_DRIVER_PORT ?? 7000 + (process.pid % 1000));
  return {
    plugins: [webkitDriver(port)],
    concurrency: 1,
    browsers: [
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
    ],
  };
}

export const launcher = (name) => ({ chromium, firefox, webkit })[name]();

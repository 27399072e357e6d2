import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const installed = () =>
  [
    process.env.PLAYWRIGHT_CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));

/** Ways to get a Chromium, cheapest first: Playwright's own build, then the distribution's package. */
const ways = [
  () => run('npx', ['--yes', 'playwright', 'install', 'chromium']),
  () => run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']),
  () => run('sudo', ['-n', 'apt-get', 'install', '-y', '-qq', 'chromium']),
];

/**
 * Path of a Chromium on this machine, which is installed if there is none.
 * @returns {string}
 */
export function findBrowser() {
  for (const way of [() => true, ...ways]) {
    way();
    const path = installed();
    if (path) return path;
  }
  throw new Error('No Chromium could be found or installed: set PLAYWRIGHT_CHROMIUM to its path.');
}

// As root a browser has no sandbox of its own; background networking would only wait for hosts that tests never contact.
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
];

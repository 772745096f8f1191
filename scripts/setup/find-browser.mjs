// The browser of the browser tests: one that is there, else Debian's package, else Playwright's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure-installed.mjs';
import { projectEnvironment } from './project-node.mjs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
];

/** A line that hangs is given up: without a browser the tests say what to do, and do not wait for ever. */
const PATIENCE_MS = 300_000;

/** Path of a Chromium, or '' for Playwright's own; installs one if need be and throws with what to do if it cannot. */
export function findBrowser() {
  return presentBrowser() ?? debianBrowser() ?? playwrightBrowser();
}

function presentBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || KNOWN_PLACES.find((place) => existsSync(place));
}

function debianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium for the browser tests (apt-get install chromium) …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: PATIENCE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return KNOWN_PLACES.find((place) => existsSync(place));
}

function playwrightBrowser() {
  console.log("Fetching Playwright's own Chromium …");
  const cli = path.join(projectRoot, 'node_modules', 'playwright', 'cli.js');
  const result = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: PATIENCE_MS,
    env: projectEnvironment(),
  });
  if (result.status === 0) return '';
  throw new Error('No browser for the browser tests. Install Chromium and name it in CHROMIUM_PATH.');
}

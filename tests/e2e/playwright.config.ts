import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const FULL = '*.full.spec.ts';
const port = Number(process.env.E2E_PORT ?? 4517);

/**
 * The last such list counts, so Playwright's own stands here too, as far as it matters to pages; then the pages with
 * which new Chromiums draw what hangs from the address bar: no one sees them here, and they take a quarter of the time.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
].join();

/** Journeys in a real browser against the product as `npm start` serves it, on a database of its own. */
export default defineConfig({
  testDir: import.meta.dirname,
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: FULL },
    // Whole matrices, which take minutes: `npm run test:full`.
    { name: 'full', testMatch: FULL },
  ],
  outputDir: path.join(root, 'test-results', 'browser'),
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A shared machine may stall in the middle of a drag; anywhere else what fails once is broken.
  retries: process.env.CI ? 1 : 0,
  // With so many red, what they share is broken: the rest would only wait, each for its full time.
  maxFailures: process.env.CI ? 20 : 0,
  reporter: [['list'], ['json'], [path.join(import.meta.dirname, 'playwright-catalogue.ts')]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 10_000,
    // One window a worker, which the runner empties between tests: a new one costs a quarter of a second of the processor.
    // A file that needs new ones says so.
    reuseContext: true,
    // A film of every test would cost a fifth of the time, and its trace an eighth; one picture of a failure does.
    trace: { mode: 'on-first-retry', screenshots: false },
    // The runner's own would be taken of every test at its end; `browser-test.ts` takes one where a test has failed.
    screenshot: 'off',
    locale: 'en-US',
    // Elsewhere on purpose: every time shown has to be New York's all the same.
    timezoneId: 'Asia/Tokyo',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', `--disable-features=${DISABLED_FEATURES}`],
    },
  },
  webServer: {
    command: `node ${path.join(root, 'tests/e2e/serve-world.ts')}`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    env: { ...process.env, PORT: String(port) } as Record<string, string>,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

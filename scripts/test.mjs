// `npm test`: everything that is checked, one part after the other, and one sum at the end. `--quick` leaves out the
// slow parts (site types, builds, browser, storms). Plain JavaScript, see setup/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from './setup/build-stale.mjs';
import { ensureInstalled, projectRoot } from './setup/ensure-installed.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { findProjectNode, projectEnvironment } from './setup/project-node.mjs';

const isQuick = process.argv.includes('--quick');
const results = path.join(projectRoot, 'test-results');
const sum = { passed: 0, failed: 0, skipped: 0 };

await ensureInstalled();
mkdirSync(results, { recursive: true });

await check('generated files', ['scripts/generate.ts', '--check']);
await check('types', ['node_modules/typescript-7/bin/tsc', '-p', '.', '--noEmit']);
await check('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']);
if (!isQuick)
  await check('types of the site', ['node_modules/astro/bin/astro.mjs', 'check', '--root', 'site']);
runVitest();
if (!isQuick && (await step('builds', buildStale))) await runPlaywright();

console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed === 0 ? 0 : 1);

/** One check without a count of its own: counts as one test. */
function check(name, words) {
  return step(name, () => {
    if (runNode(words) !== 0) throw new Error(`${name} failed`);
  });
}

async function step(name, work) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  try {
    await work();
    sum.passed += 1;
    console.log(`  ok (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    return true;
  } catch (error) {
    sum.failed += 1;
    console.error(`  ${error.message}`);
    return false;
  }
}

function runVitest() {
  console.log('\n— unit, API and database tests');
  const report = freshReport('vitest.json');
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const status = runNode([...words, ...reporters, ...(isQuick ? ['--project=!slow'] : [])]);
  const counts = readReport(report);
  add(
    status,
    counts?.numPassedTests,
    counts?.numFailedTests,
    (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
  );
}

async function runPlaywright() {
  console.log('\n— browser tests');
  const report = freshReport('playwright.json');
  let browser;
  if (
    !(await step('a browser', () => {
      browser = findBrowser();
    }))
  )
    return;
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
  ];
  const status = runNode(words, { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const counts = readReport(report)?.stats;
  add(status, (counts?.expected ?? 0) + (counts?.flaky ?? 0), counts?.unexpected, counts?.skipped);
}

/** Adds a runner's counts; a runner that failed without a failed test (a file that does not load) counts as one. */
function add(status, passed = 0, failed = 0, skipped = 0) {
  sum.passed += passed;
  sum.failed += status !== 0 && failed === 0 ? 1 : failed;
  sum.skipped += skipped;
}

function runNode(words, extraEnvironment = {}) {
  const options = { cwd: projectRoot, stdio: 'inherit', env: projectEnvironment(extraEnvironment) };
  return spawnSync(findProjectNode(), words, options).status;
}

function freshReport(name) {
  const file = path.join(results, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

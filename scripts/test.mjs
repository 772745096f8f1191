// `npm test`: everything that is checked, and one sum at the end. Slow tests, which mostly wait, run beside those in the
// browser. `--quick` leaves out the slow parts (site types, builds, parts of the console, browser, load tests), `--full`
// runs what is too much for every time: whole matrices in the browser. Plain JavaScript, see setup/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from './setup/build-stale.mjs';
import { ensureGenerated } from './setup/ensure-generated.mjs';
import { ensureInstalled, projectRoot } from './setup/ensure-installed.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { findProjectNode, projectEnvironment } from './setup/project-node.mjs';
import { runChild } from './setup/run-child.mjs';

const isQuick = process.argv.includes('--quick');
const isFull = process.argv.includes('--full');
const results = path.join(projectRoot, 'test-results');
const sum = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name, told again at the end: whoever sees only the last lines sees what to mend. */
const failures = [];
/** Several times what a runner needs: one that hangs ends as a failure with a name, before whoever waits for all gives up. */
const LONGEST_RUN_MINUTES = isFull ? 240 : 45;
/** Node keeps there what it has compiled: the tests start many processes of the same sources. */
const compiled = path.join(projectRoot, 'node_modules', '.cache', 'node-compiled');

await ensureInstalled();
mkdirSync(results, { recursive: true });

if (!isFull) {
  await step('generated files', async () => {
    if (!(await ensureGenerated())) throw new Error('generated files failed');
  });
  await checkAll([
    ['types', ['node_modules/typescript-7/bin/tsc', '-p', '.', '--noEmit']],
    ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
    ...(isQuick
      ? []
      : [['types of the site', ['node_modules/astro/bin/astro.mjs', 'check', '--root', 'site']]]),
  ]);
  await runVitest(['quick', 'isolated', ...(isQuick ? [] : ['components', 'pseudo-locale'])]);
}
if (!isQuick) {
  const isBuilt = await step('builds', buildStale);
  const told = path.join(results, 'slow.log');
  const slow = isFull ? undefined : runVitest(['slow'], told);
  if (isBuilt) await runPlaywright();
  if (slow) {
    await slow;
    process.stdout.write(readFileSync(told));
  }
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exit(sum.failed === 0 ? 0 : 1);

/** Checks without a count of their own, each of which counts as one test: all run at once, and are told one by one. */
async function checkAll(checks) {
  const running = checks.map(([name, words]) => ({ name, ...startNode(words) }));
  for (const { name, ended } of running) {
    await step(name, async () => {
      const { status, output } = await ended;
      process.stdout.write(output);
      if (status !== 0) throw new Error(`${name} failed`);
    });
  }
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
    failures.push(`  ${name}`);
    console.error(`  ${error.message}`);
    return false;
  }
}

/** Runs projects of Vitest; with a log, they tell there what they have to say. */
async function runVitest(names, log) {
  console.log(`\n— ${names.join(', ')} tests`);
  const report = freshReport(`${names[0]}.json`);
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const told = ['dot', 'json', path.join(projectRoot, 'tests', 'support', 'vitest-catalogue.ts')];
  const reporters = [...told.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
  const projects = names.map((name) => `--project=${name}`);
  const status = await runNode([...words, ...reporters, ...projects], {}, log);
  const counts = readReport(report);
  const tests = (counts?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ status, fullName }) => ({ file: file.name, status, title: fullName })),
  );
  nameFailures(
    names.join(', '),
    status,
    tests.filter((test) => test.status === 'failed'),
  );
  add(
    status,
    counts?.numPassedTests,
    counts?.numFailedTests,
    (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0),
  );
}

async function runPlaywright() {
  console.log('\n— browser tests');
  const report = freshReport(isFull ? 'full.json' : 'playwright.json');
  let browser;
  const hasBrowser = await step('a browser', () => {
    browser = findBrowser();
  });
  if (!hasBrowser) return;
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    `--project=${isFull ? 'full' : 'journeys'}`,
  ];
  const status = await runNode(words, { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const told = readReport(report);
  const specs = (told?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok);
  const failed = specs.map(({ file, title }) => ({ file: path.join(told.config.rootDir, file), title }));
  nameFailures('browser tests', status, failed);
  const counts = told?.stats;
  add(status, (counts?.expected ?? 0) + (counts?.flaky ?? 0), counts?.unexpected, counts?.skipped);
}

/** Playwright's tests of a suite and of those inside it. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Keeps the names of what failed; a runner that failed without one is named itself. */
function nameFailures(runner, status, failed) {
  for (const { file, title } of failed) failures.push(`  ${path.relative(projectRoot, file)}: ${title}`);
  if (status !== 0 && failed.length === 0) failures.push(`  ${runner}: failed without a failed test`);
}

/** Adds a runner's counts; a runner that failed without a failed test (a file that does not load) counts as one. */
function add(status, passed = 0, failed = 0, skipped = 0) {
  sum.passed += passed;
  sum.failed += status !== 0 && failed === 0 ? 1 : failed;
  sum.skipped += skipped;
}

/** The exit code of a runner, which is ended with all its children when it hangs. */
async function runNode(words, extraEnvironment = {}, log) {
  const env = projectEnvironment({ NODE_COMPILE_CACHE: compiled, ...extraEnvironment });
  const limitMs = LONGEST_RUN_MINUTES * 60_000;
  const file = log && openSync(log, 'w');
  const stdio = ['ignore', file ?? 'inherit', file ?? 'inherit'];
  const status = await runChild(findProjectNode(), words, { cwd: projectRoot, env, limitMs, stdio });
  if (file !== undefined) closeSync(file);
  if (status === null) console.error(`\n  killed, or not through after ${LONGEST_RUN_MINUTES} minutes`);
  return status;
}

/** Starts a command whose words are kept until they are asked for. */
function startNode(words) {
  const options = { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], env: projectEnvironment() };
  const child = spawn(findProjectNode(), words, options);
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const ended = once(child, 'close').then(([status]) => ({ status, output: Buffer.concat(parts) }));
  return { ended };
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

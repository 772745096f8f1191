import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findProjectNode, projectEnvironment } from '../setup/project-node.mjs';
import type { NamedTests } from './named-tests.ts';

/** What a run of tests came to: failed titles with the beginning of the reason, and how many ran. */
export type Outcome = { failed: { title: string; reason: string }[]; ran: number };

/** A copy of the product, and the port that its browser tests serve it at. */
export type TestBed = { copy: string; port: number };

/** The unit and API tests of these; they need no build. */
export async function runUnitTests(
  { copy }: TestBed,
  named: NamedTests,
  isUntilFirst: boolean,
): Promise<Outcome> {
  if (named.unit.length === 0) return { failed: [], ran: 0 };
  const report = path.join(copy, 'test-results', 'unit.json');
  const projects = ['quick', 'components', 'isolated', 'slow'].map((name) => `--project=${name}`);
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...projects];
  const wishes = [
    '-t',
    named.titles,
    '--reporter=json',
    `--outputFile=${report}`,
    ...(isUntilFirst ? ['--bail=1'] : []),
  ];
  await run(copy, [...words, ...wishes, ...named.unit]);
  const { testResults } = readReport<UnitReport>(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: fullName, reason: beginningOf(failureMessages[0]) })),
    ran: tests.filter(({ status }) => status === 'passed' || status === 'failed').length,
  };
}

/** The browser tests of these, on a build of the copy; throws where that build fails. */
export async function runBrowserTests(
  testBed: TestBed,
  named: NamedTests,
  isUntilFirst: boolean,
): Promise<Outcome> {
  if (named.browser.length === 0) return { failed: [], ran: 0 };
  const { copy, port } = testBed;
  const built = await run(copy, ['scripts/build.mjs']);
  if (built.status !== 0) throw new Error(`the build failed: ${built.output.slice(-600)}`);
  const report = path.join(copy, 'test-results', 'browser.json');
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
  ];
  const wishes = ['--project=journeys', '-g', named.titles, ...(isUntilFirst ? ['-x'] : [])];
  await run(copy, [...words, ...wishes, ...named.browser.map((file) => path.basename(file))], {
    E2E_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const tests = specsOf(readReport<BrowserReport>(report).suites);
  return {
    failed: tests
      .filter(({ ok, isOver }) => isOver && !ok)
      .map(({ title, reason }) => ({ title, reason: beginningOf(reason) })),
    ran: tests.filter(({ isOver }) => isOver).length,
  };
}

type UnitReport = {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
};
type Suite = {
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { status: string; error?: { message?: string } }[] }[];
  }[];
};
type BrowserReport = { suites: Suite[] };

function specsOf(
  suites: readonly Suite[],
): { title: string; ok: boolean; isOver: boolean; reason?: string }[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.map(({ title, ok, tests }) => {
      const results = tests.flatMap((each) => each.results).filter(({ status }) => OVER.has(status));
      return { title, ok, isOver: results.length > 0, reason: results.at(-1)?.error?.message };
    }),
    ...specsOf(inner),
  ]);
}

/** Neither skipped nor broken off because another test had failed. */
const OVER = new Set(['passed', 'failed', 'timedOut']);

function readReport<Report>(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(file, { force: true });
  }
}

async function run(copy: string, words: string[], extra: Record<string, string> = {}) {
  const env = projectEnvironment({ CI: '', FORCE_COLOR: '0', ...extra });
  const child = spawn(findProjectNode(), words, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const end = () => child.kill();
  process.once('exit', end);
  const [status] = (await once(child, 'close')) as [number | null];
  process.off('exit', end);
  return { status, output: Buffer.concat(parts).toString() };
}

/** The beginning of a message on one line: what was looked for, and in vain. */
function beginningOf(message: string | null | undefined): string {
  // A test that was cut off while it waited has no reason of its own.
  const lines = stripVTControlCharacters(message ?? 'no reason given').split('\n');
  const words = lines.map((line) => line.trim()).filter((line) => line !== '');
  return words.slice(0, 3).join(' ').slice(0, 200);
}

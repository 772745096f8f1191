// npm run prove [-- ID …] [--copies N] [--quick]: takes one thing at a time away from a copy of the product, runs the tests
// that name its rows, and says which things no one missed. What was found out about this very text of sources and tests
// is not tried again, except where an ID asks for it. --quick leaves out the browser tests and what only they could miss.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REMOVALS } from '../tests/removals/removals.ts';
import { readSources } from './prove/find-place.ts';
import { openResults } from './prove/kept-results.ts';
import { readTestFiles } from './prove/named-tests.ts';
import { copyProduct } from './prove/product-copy.ts';
import {
  failedBefore,
  prepareTrial,
  type Result,
  STAGES,
  type Stage,
  type Trial,
  tryRemoval,
} from './prove/prove-removal.ts';
import type { Removal } from './prove/removal.ts';
import type { TestBed } from './prove/run-tests.ts';
import { findBrowser } from './setup/find-browser.mjs';

const ENOUGH = 0.9;
/** A world takes its port and a few behind it. */
const PORTS_A_WORLD = 10;

const root = path.resolve(import.meta.dirname, '..');
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { copies: { type: 'string', default: '2' }, quick: { type: 'boolean', default: false } },
});
const firstPort = Number(process.env.E2E_PORT ?? 4617);
const startedAt = performance.now();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const sources = readSources(root);
const testFiles = readTestFiles(root);
const kept = openResults(root, [...sources, ...testFiles]);
const chosen = REMOVALS.filter(({ ids }) => asked.length === 0 || ids.some((id) => asked.includes(id)));
const results = new Map<Removal, Result>();
/** How many tests have run and not missed what was taken away. */
const runs = new Map<Removal, number>();
await tryAll(findTrials());
process.exitCode = sumUp();

/** What is to be tried; what is known or cannot be tried is told at once. */
function findTrials(): Trial[] {
  return chosen.flatMap((removal) => {
    const known = asked.length === 0 ? kept.of(removal) : undefined;
    const trial = known ?? prepareTrial(removal, sources, testFiles);
    if (typeof trial === 'object' && 'place' in trial) return [trial];
    tell(removal, typeof trial === 'string' ? { fate: 'lost', because: trial } : trial);
    return [];
  });
}

/** Each stage is left what the one before has not missed; what no one has missed in the end survived. */
async function tryAll(trials: Trial[]): Promise<void> {
  if (trials.length === 0) return;
  process.env.CHROMIUM_PATH = findBrowser();
  const copies = Math.min(Number(values.copies), trials.length);
  const grounds = Array.from({ length: copies }, (_, index) => ({
    copy: copyProduct(root),
    port: firstPort + index * PORTS_A_WORLD,
  }));
  for (const stage of values.quick ? STAGES.slice(0, 1) : STAGES) {
    const open = trials.filter(
      ({ removal, named }) => !results.has(removal) && stage.filesOf(named).length > 0,
    );
    await tryStage(stage, grounds, open);
  }
  const open = trials.filter(({ removal }) => !results.has(removal));
  if (values.quick) console.log(`${open.length} removals are left to browser tests`);
  else for (const trial of open) keep(trial.removal, fateOf(trial));
}

/** What no one has missed; where no test ran, no one could. */
function fateOf({ removal, named }: Trial): Result {
  const count = runs.get(removal) ?? 0;
  if (count === 0) return { fate: 'lost', because: 'none of its tests ran' };
  const files = [...named.unit, ...named.browser].join(', ');
  return { fate: 'survived', because: `${count} tests name it, in ${files}` };
}

/** Several copies side by side, each with one removal at a time. */
async function tryStage(stage: Stage, grounds: readonly TestBed[], trials: Trial[]): Promise<void> {
  const [first] = grounds;
  if (!first || trials.length === 0) return;
  console.log(
    `${trials.length} removals before ${stage.name}, which first run with everything in its place …`,
  );
  const before = await failedBefore(stage, first, trials);
  for (const title of before) console.log(`  fails anyway: ${title}`);
  const queue = [...trials];
  const work = async (testBed: TestBed) => {
    for (let trial = queue.shift(); trial; trial = queue.shift()) {
      const result = await tryRemoval(stage, testBed, trial, before);
      if (typeof result === 'object') keep(trial.removal, result);
      else runs.set(trial.removal, (runs.get(trial.removal) ?? 0) + result);
    }
  };
  await Promise.all(grounds.map(work));
}

function keep(removal: Removal, result: Result): void {
  kept.keep(removal, result);
  tell(removal, result);
}

function tell(removal: Removal, result: Result): void {
  results.set(removal, result);
  console.log(`${result.fate.padEnd(8)} ${removal.ids.join(' ')}: ${removal.what}`);
  console.log(`         ${result.because}`);
}

/** Says what came of it; 1 where too much went unnoticed. */
function sumUp(): number {
  const count = (fate: Result['fate']) => [...results.values()].filter((each) => each.fate === fate).length;
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  for (const [{ ids, what }, { fate }] of results)
    if (fate !== 'noticed') console.log(`${fate}: ${ids.join(' ')} ${what}`);
  console.log(
    `\n${results.size} removals: ${count('noticed')} noticed, ${count('survived')} survived, ${count('lost')} lost, in ${minutes} minutes`,
  );
  return results.size > 0 && count('noticed') >= results.size * ENOUGH ? 0 : 1;
}

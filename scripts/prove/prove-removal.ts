import { findPlaces, type Place, type Sources } from './find-place.ts';
import { takeAway } from './house-copy.ts';
import { allOf, type NamedTests, type TestFiles, testsThatName } from './named-tests.ts';
import type { Removal } from './removal.ts';
import { type Ground, type Outcome, runBrowserTests, runUnitTests } from './run-tests.ts';

/** Whether the tests miss what was taken away; «lost» where that could not be found out. */
export type Result = { fate: 'noticed' | 'survived' | 'lost'; because: string; seconds: number };

/** A removal with the place it is at and the tests that should notice. */
export type Trial = { removal: Removal; place: Place; named: NamedTests };

/** Makes a removal ready, or says why it cannot be tried. */
export function prepareTrial(removal: Removal, sources: Sources, tests: TestFiles): Trial | string {
  const places = findPlaces(sources, removal.find);
  const [place] = places;
  if (!place) return 'its text is not in the sources any more';
  if (places.length > 1) {
    const files = [...new Set(places.map(({ file }) => file))].slice(0, 3);
    return `its text stands ${places.length} times, in ${files.join(', ')}`;
  }
  const named = testsThatName(tests, removal.ids);
  if (named.unit.length + named.browser.length === 0) return 'no test names its rows';
  return { removal, place, named };
}

/** Titles that fail with everything in its place, which therefore notice nothing. */
export async function failedBefore(ground: Ground, trials: readonly Trial[]): Promise<Set<string>> {
  const named = allOf(trials.map((trial) => trial.named));
  const outcomes = [await runUnitTests(ground, named, false), await runBrowserTests(ground, named, false)];
  return new Set(outcomes.flatMap(({ failed }) => failed.map(({ title }) => title)));
}

/** Takes one thing away, runs the tests that name it, quick ones first, and puts it back. */
export async function tryRemoval(ground: Ground, trial: Trial, before: ReadonlySet<string>): Promise<Result> {
  const startedAt = performance.now();
  const putBack = takeAway(ground.copy, trial.place, trial.removal.put ?? '');
  try {
    const verdict = await look(ground, trial, before);
    return { ...verdict, seconds: Math.round((performance.now() - startedAt) / 1000) };
  } finally {
    putBack();
  }
}

async function look(
  ground: Ground,
  { named }: Trial,
  before: ReadonlySet<string>,
): Promise<Omit<Result, 'seconds'>> {
  let ran = 0;
  for (const runTests of [runUnitTests, runBrowserTests]) {
    const outcome = await tryRun(() => runTests(ground, named, before.size === 0));
    if (typeof outcome === 'string') return { fate: 'lost', because: outcome };
    const [first] = outcome.failed.filter(({ title }) => !before.has(title));
    if (first) return { fate: 'noticed', because: `${first.title} — ${first.reason}` };
    ran += outcome.ran;
  }
  if (ran === 0) return { fate: 'lost', because: 'none of its tests ran' };
  return {
    fate: 'survived',
    because: `${ran} tests name it: ${[...named.unit, ...named.browser].join(', ')}`,
  };
}

/** What does not even run proves nothing. */
async function tryRun(run: () => Promise<Outcome>): Promise<Outcome | string> {
  try {
    return await run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

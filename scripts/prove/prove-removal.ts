import { findPlaces, type Place, type Sources } from './find-place.ts';
import { allOf, type NamedTests, type TestFiles, testsThatName } from './named-tests.ts';
import { takeAway } from './product-copy.ts';
import type { Removal } from './removal.ts';
import { type Outcome, runBrowserTests, runUnitTests, type TestBed } from './run-tests.ts';

/** Whether the tests miss what was taken away; “lost” where that could not be found out. */
export type Result = { fate: 'noticed' | 'survived' | 'lost'; because: string };

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

/** Tests that run in one go: the quick ones come first, and what they notice the others need not be asked. */
export type Stage = {
  name: string;
  filesOf(named: NamedTests): readonly string[];
  run(testBed: TestBed, named: NamedTests, isUntilFirst: boolean): Promise<Outcome>;
};

export const STAGES: readonly Stage[] = [
  { name: 'unit and API tests', filesOf: ({ unit }) => unit, run: runUnitTests },
  { name: 'browser tests', filesOf: ({ browser }) => browser, run: runBrowserTests },
];

/** Titles that fail with everything in its place, which therefore notice nothing. */
export async function failedBefore(
  stage: Stage,
  testBed: TestBed,
  trials: readonly Trial[],
): Promise<Set<string>> {
  const { failed } = await stage.run(testBed, allOf(trials.map(({ named }) => named)), false);
  return new Set(failed.map(({ title }) => title));
}

/** Takes one thing away, runs the tests of a stage that name it, and puts it back. A number: so many did not miss it. */
export async function tryRemoval(
  stage: Stage,
  testBed: TestBed,
  { removal, place, named }: Trial,
  before: ReadonlySet<string>,
): Promise<Result | number> {
  const putBack = takeAway(testBed.copy, place, removal.put ?? '');
  try {
    const { failed, ran } = await stage.run(testBed, named, before.size === 0);
    const [first] = failed.filter(({ title }) => !before.has(title));
    if (first) return { fate: 'noticed', because: `${first.title} — ${first.reason}` };
    return ran;
  } catch (error) {
    // What does not even run proves nothing.
    return { fate: 'lost', because: error instanceof Error ? error.message : String(error) };
  } finally {
    putBack();
  }
}

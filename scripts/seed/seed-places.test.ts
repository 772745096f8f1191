import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quest } from '#db/schema/quest.ts';
import { TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedPlaces } from './seed-places.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeAll(async () => {
  scratch = await openScratchStore();
  await seedPlaces(scratch.store, TEST_NOW);
});
afterAll(() => scratch.end());

it('sample stamps ask for 60, 120 or 240 minutes at least, and for 120 to 6000 minutes done before [STM-09]', async () => {
  const stamps = await scratch.store.read
    .select({ flexible: quest.flexibleMinimumTime, prerequisite: quest.prerequisiteMinutes })
    .from(quest)
    .where(eq(quest.publishingStatus, 'Template'));
  expect(different(stamps.map(({ flexible }) => flexible))).toEqual([60, 120, 240]);
  expect(different(stamps.map(({ prerequisite }) => prerequisite))).toEqual([120, 240, 1200, 6000]);
});

/** The values above 0, each once, the smallest first. */
function different(values: readonly (number | null)[]): number[] {
  return [...new Set(values.flatMap((value) => value || []))].sort((a, b) => a - b);
}

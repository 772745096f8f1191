import { afterEach, beforeEach, expect, it } from 'vitest';
import { charityDocument, documentVersion } from '#db/schema/charity-document.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { DAY_MS } from '../../tests/support/upcoming-quest.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

it('the demo world has a waiver in two versions and a background check that ends next week [WAV-02, WAV-10: demo world]', async () => {
  await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'rosa' });
  const { read } = scratch.store;
  expect(await read.select().from(charityDocument)).toMatchObject([{ version: 2, countsFrom: 2 }]);
  const versions = await read.select().from(documentVersion);
  expect(versions.map(({ number }) => number).sort()).toEqual([1, 2]);
  const checks = await read.select().from(personCheck);
  expect(checks).toMatchObject([{ kind: 'backgroundCheck' }]);
  expect(checks[0]?.endsAt).toBeGreaterThan(TEST_NOW + 7 * DAY_MS);
  expect(checks[0]?.endsAt).toBeLessThanOrEqual(TEST_NOW + 8 * DAY_MS);
});

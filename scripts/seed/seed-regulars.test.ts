import { afterEach, beforeEach, expect, it } from 'vitest';
import { regular } from '#db/schema/regular.ts';
import { TEST_NOW } from '../../tests/support/cast.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { seedDemoWorld } from './demo-world.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

it('the demo world has four regulars, one of whom pauses [REG-01, REG-04: demo world]', async () => {
  await seedDemoWorld({ store: scratch.store, now: TEST_NOW, demoVolunteerId: 'rosa' });
  const regulars = await scratch.store.read.select().from(regular);
  expect(regulars).toHaveLength(4);
  expect(regulars.filter(({ pausedUntil }) => pausedUntil !== null)).toHaveLength(1);
});

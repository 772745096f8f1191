import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepPersonMarks } from '#api/verbs/bans/keep-person-marks.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { allRows } from '../support/all-rows.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { merge, UNDO } from '../support/merged-records.ts';
import { aLife, type Life, live, seedMeetings } from '../support/record-life.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** What tells of the merge itself, and places that are on offer meanwhile. */
const ABOUT_IT = ['record_merge', 'message', 'message_words', 'outbox_message', 'caused_mail', 'setting'];

async function rows(): Promise<Record<string, string[]>> {
  const all = await allRows(world.store);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ABOUT_IT.includes(name)));
}

async function twoLives(number: number, lives: readonly Life[]): Promise<[string, string]> {
  const ids = [`kept${number}`, `drop${number}`] as const;
  await world.store.write(async (tx) => {
    await seedMeetings(tx, number);
    for (const [index, id] of ids.entries()) {
      await insertVolunteer(tx, { account: { id, username: id }, chariteer: { createdAt: 1_000 - index } });
      const life = lives[index];
      if (life) await live(tx, id, life, number);
      await keepPersonMarks(tx, world.config.dataKey, id);
    }
  });
  return [...ids];
}

it('JOI-14 (part: the database) whatever two records hold, merged and taken apart they are as before, and the ledger is right at each step', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(aLife, aLife, async (one, other) => {
      number += 1;
      const [keptId, droppedId] = await twoLives(number, [one, other]);
      await expectLedgerRight(world.store);
      const before = await rows();
      const id = await merge(world, keptId, droppedId);
      await expectLedgerRight(world.store);
      const merged = await rows();
      expect(merged.account?.some((row) => row.includes(`"id":"${droppedId}"`))).toBe(false);
      const undone = await world.gql(UNDO, { id }, { as: 'staff' });
      expect(undone.errors).toBeUndefined();
      await expectLedgerRight(world.store);
      expect(await rows()).toEqual(before);
    }),
    { numRuns: 30, seed: 20_261_123, endOnFailure: true },
  );
}, 120_000);

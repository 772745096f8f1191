import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { contract } from '#db/schema/contract.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { makeRegulars, postMonth, SATURDAY_SOUP, scheduleSoup } from '../support/regulars.ts';
import { openWorld, type World } from '../support/world.ts';

const DAILY = { ...SATURDAY_SOUP, weeks: [1, 2, 3, 4, 5], days: [1, 2, 3, 4, 5, 6] };
/** Statements for each date: the gate, places, the waitlist and its count, who waits beyond the share. */
const OF_A_DATE = 5;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await scheduleSoup(world, { resourceMaxNumber: 50 }, [DAILY]);
});
afterAll(() => world.close());

async function statementsOfPosting(month: string): Promise<{ quests: number; statements: number }> {
  const before = world.store.statementCount();
  const posted = await postMonth(world, month, [DAILY]);
  return { quests: posted.length, statements: world.store.statementCount() - before };
}

it('a posted month asks as many statements for 40 regulars as for two, some a date [REG-02: what it costs]', async () => {
  const bare = await statementsOfPosting('2026-12');
  await world.store.write(async (tx) => {
    for (let at = 0; at < 40; at += 1) await insertVolunteerRow(tx, { id: `regular-${at}` });
  });
  await makeRegulars(
    world,
    Array.from({ length: 2 }, (_, at) => `regular-${at}`),
    DAILY,
  );
  const few = await statementsOfPosting('2027-01');
  await makeRegulars(
    world,
    Array.from({ length: 38 }, (_, at) => `regular-${at + 2}`),
    DAILY,
  );
  const many = await statementsOfPosting('2027-03');
  expect(many.quests).toBeGreaterThanOrEqual(26);
  expect((await world.store.read.select().from(contract)).length).toBe(few.quests * 2 + many.quests * 30);
  expect(many.statements - bare.statements).toBeLessThanOrEqual(many.quests * OF_A_DATE + 30);
  expect(few.statements - bare.statements).toBeGreaterThan(few.quests);
  await expectLedgerRight(world.store);
});

// Every mutation of the contract, done once for real: what all of them have to leave behind.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { readHeldUids, readSentEntries } from '../support/calendar-entries.ts';
import { PERFORMED, type Performed, seedPerformance } from '../support/performed-mutations.ts';
import { faultsOf, openPlanners, type Planners, statementsOf } from '../support/query-plans.ts';
import { openWorld, type World } from '../support/world.ts';

let planners: Planners;
beforeAll(async () => {
  planners = await openPlanners();
});
afterAll(() => planners.close());

/** What one mutation did in a world of its own. */
async function perform(row: Performed) {
  const world = await openWorld();
  try {
    await world.store.write(seedPerformance);
    const { text, as } = await row.prepare(world);
    const who = typeof as === 'object' && as !== null ? as : { as };
    const before = { actions: await actionsIn(world), sent: (await readSentEntries(world)).length };
    const held = { before: await readHeldUids(world), after: new Set<string>() };
    let answer: Awaited<ReturnType<World['gql']>> | undefined;
    const statements = await statementsOf(async () => {
      answer = await world.gql(`mutation { ${text} }`, {}, who);
    });
    held.after = await readHeldUids(world);
    const cancelled = (await readSentEntries(world))
      .slice(before.sent)
      .filter(({ method }) => method === 'CANCEL')
      .map(({ uid }) => uid.split('@')[0] ?? '');
    const actions = (await actionsIn(world)).slice(before.actions.length);
    return { errors: answer?.errors, actions, held, cancelled, statements };
  } finally {
    await world.close();
  }
}

async function actionsIn(world: World): Promise<string[]> {
  const rows = await world.store.read.select().from(auditEntry).orderBy(sql`rowid`);
  return rows.map(({ action }) => action);
}

const titled = PERFORMED.map((row) => [`${row.operation} ${row.when ?? ''}`.trim(), row] as const);
/** Mutations that ended someone's spot. */
const ending = new Set<string>();

describe.each(titled)('%s', (title, row) => {
  let done: Awaited<ReturnType<typeof perform>>;
  beforeAll(async () => {
    done = await perform(row);
  });

  it('leaves what the table of operations says in the audit log, and no more [SAF-21]', () => {
    expect(done.errors).toBeUndefined();
    expect(done.actions).toEqual(row.entries);
  });

  it('takes every spot that it ends off the calendar, and no other [MSG-06, EDG-01]', () => {
    const ended = [...done.held.before].filter((uid) => !done.held.after.has(uid));
    if (ended.length > 0) ending.add(title);
    expect(done.cancelled).toEqual(expect.arrayContaining(ended));
    expect(done.cancelled.filter((uid) => done.held.after.has(uid))).toEqual([]);
  });

  it('reads no growing table [OPS-11]', () => {
    expect(faultsOf(planners, done.statements)).toEqual([]);
  });
});

it('some mutations end spots, so that their calendar entries were looked at', () => {
  expect(ending.size).toBeGreaterThanOrEqual(8);
});

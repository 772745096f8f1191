import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
afterEach(() => world.close());

/** Operations that tell people, each once. */
const TELLING = [
  'updateQuest to cancel',
  'updateContract with a ban',
  'updateOrientation',
  'acceptGroupApplication',
  'addGroupMember',
  'answerReservationRequest',
  'answerSupervision',
  'sendChariteersAlert',
];

/** Tables that remember attempts, whatever became of them. */
const OF_ATTEMPTS = ['rate_limit', 'audit_entry', 'audit_seal', 'session', 'player_event', 'caused_mail'];

/** Every row of every other table. */
async function everything(): Promise<Record<string, unknown[]>> {
  const tables = await world.store.read.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '__drizzle%'`,
  );
  const kept: Record<string, unknown[]> = {};
  for (const { name } of tables.filter((one) => !OF_ATTEMPTS.includes(one.name)))
    kept[name] = await world.store.read.all(sql`SELECT * FROM ${sql.identifier(name)}`);
  return kept;
}

const OUTBOX_IS_FULL = sql.raw(
  `CREATE TRIGGER outbox_is_full BEFORE INSERT ON outbox_message BEGIN SELECT RAISE(ABORT, 'full'); END`,
);

describe('who cannot be told', () => {
  it.each(TELLING)('where nothing can be queued, %s changes nothing [MSG-01]', async (title) => {
    world = await openWorld();
    await world.store.write((tx) => seedPerformance(tx));
    const row = PERFORMED.find(
      ({ operation, when }) => title === (when ? `${operation} ${when}` : operation),
    );
    if (!row) throw new Error(`Nobody performs ${title}`);
    const { text, as } = await row.prepare(world);
    const who = typeof as === 'object' && as !== null ? as : { as };
    await world.store.write(async (tx) => void (await tx.run(OUTBOX_IS_FULL)));
    const before = await everything();
    const { errors } = await world.gql(`mutation { ${text} }`, {}, who);
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(await everything()).toEqual(before);
    await world.store.write(async (tx) => void (await tx.run(sql.raw('DROP TRIGGER outbox_is_full'))));
    const again = await world.gql(`mutation { ${text} }`, {}, who);
    expect(again.errors, 'and is done once they can be told').toBeUndefined();
    expect(await everything()).not.toEqual(before);
  });
});

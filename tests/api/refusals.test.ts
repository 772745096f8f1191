import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
});
afterEach(() => world.close());

const EDIT = 'mutation { updateQuest(id: "q", eventTitle: "secret words") { id } }';
const kept = () => world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'refused'));

describe('the audit log', () => {
  it('keeps who was refused what, without what was sent [PERM-06]', async () => {
    await world.gql(EDIT, {}, { as: 'volunteer' });
    expect(await kept()).toMatchObject([
      { actorId: 'volunteer', subjectId: 'volunteer', detail: { operation: 'updateQuest' } },
    ]);
    expect(JSON.stringify(await kept())).not.toContain('secret');
  });

  it('keeps the same refusal once a minute', async () => {
    for (let time = 0; time < 5; time += 1) await world.gql(EDIT, {}, { as: 'volunteer' });
    await world.gql('mutation { deleteStamp(id: "q") { id } }', {}, { as: 'volunteer' });
    await world.gql(EDIT, {}, { as: 'gold' });
    expect(await kept()).toHaveLength(2);
    world.clock.advance(61_000);
    await world.gql(EDIT, {}, { as: 'volunteer' });
    expect(await kept()).toHaveLength(3);
  });

  it('keeps neither visitors nor other errors', async () => {
    await world.gql(EDIT);
    await world.gql(
      'mutation { updateQuest(id: "nothing", eventTitle: "x") { id } }',
      {},
      { as: 'managers' },
    );
    await world.gql(EDIT, {}, { as: 'managers' });
    expect(await kept()).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { chariteer } from '#db/schema/chariteer.ts';
import type { CastName } from './cast.ts';
import { TEST_NOW } from './cast.ts';
import type { Performed } from './performed-mutations.ts';
import { DAY_MS, upcomingQuest } from './upcoming-quest.ts';
import { ADULT_WITH_ADDRESS, MINOR, WALK_IN_ADDRESS, WALK_IN_GUARDIAN, walkInToken } from './walk-ins.ts';
import type { World } from './world.ts';

const openDoor = ({ store }: World) =>
  store.write((tx) => upcomingQuest(tx, { id: 'door', startedAt: TEST_NOW }));

/** A mutation of a walk-in that was added. */
const afterAdding =
  (added: string, textOf: (id: string, world: World) => Promise<string> | string, as: CastName | null) =>
  async (world: World) => {
    await openDoor(world);
    type Added = { addWalkIn: { id: string } };
    const { data } = await world.gql<Added>(`mutation { ${added} }`, {}, { as: 'managers' });
    return { text: await textOf(data?.addWalkIn.id ?? '', world), as };
  };

/** The mutations about walk-ins, as `performed-mutations.ts` has them. */
export const PERFORMED_BY_WALK_INS: readonly Performed[] = [
  {
    operation: 'addWalkIn',
    entries: ['walk-in-added'],
    prepare: async (world: World) => {
      await openDoor(world);
      return { text: MINOR, as: 'managers' };
    },
  },
  {
    operation: 'addWalkIn',
    when: 'with an address',
    entries: ['walk-in-added'],
    prepare: async (world: World) => {
      await openDoor(world);
      return { text: ADULT_WITH_ADDRESS, as: 'managers' };
    },
  },
  {
    operation: 'recordWalkInPapers',
    entries: ['walk-in-papers-seen'],
    prepare: afterAdding(MINOR, (id) => `recordWalkInPapers(id: "${id}") { id }`, 'managers'),
  },
  {
    operation: 'removeWalkIn',
    entries: ['walk-in-removed'],
    prepare: afterAdding(MINOR, (id) => `removeWalkIn(id: "${id}")`, 'managers'),
  },
  {
    operation: 'sendWalkInLink',
    entries: ['walk-in-link-sent'],
    prepare: afterAdding(MINOR, (id) => `sendWalkInLink(id: "${id}") { id }`, 'managers'),
  },
  {
    operation: 'decideWalkIn',
    entries: ['walk-in-decided'],
    prepare: afterAdding(
      MINOR,
      async (_, world) =>
        `decideWalkIn(token: "${await walkInToken(world, WALK_IN_GUARDIAN)}", isAgreed: true)`,
      null,
    ),
  },
  {
    operation: 'claimWalkIn',
    entries: ['volunteer-added', 'attendance', 'walk-in-claimed'],
    prepare: afterAdding(
      ADULT_WITH_ADDRESS,
      async (_, world) => {
        await world.store.write((tx) =>
          tx.update(chariteer).set({ nameFirst: 'Nadia', nameLast: 'Ortiz' }).where(eq(chariteer.id, 'gold')),
        );
        world.clock.set(TEST_NOW + DAY_MS);
        return `claimWalkIn(token: "${await walkInToken(world, WALK_IN_ADDRESS)}") { id }`;
      },
      'gold',
    ),
  },
];

import { eq } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { TEST_NOW } from './cast.ts';
import { kioskHeader } from './kiosk-browser.ts';
import type { Performed } from './performed-mutations.ts';
import { upcomingQuest } from './upcoming-quest.ts';
import { addWalkInText } from './walk-ins.ts';
import type { World } from './world.ts';

/** A mutation of a browser that is the kiosk of a quest that begins, where one person is expected. */
const atKiosk = (text: string) => async (world: World) => {
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'door', startedAt: TEST_NOW });
    await insertContract(tx, { id: 'gold-door', questId: 'door', chariteerId: 'gold' });
    await tx.update(chariteer).set({ dateOfBirth: '1990-11-03' }).where(eq(chariteer.id, 'gold'));
  });
  const headers = { cookie: kioskHeader(world, 'door'), origin: 'http://chariteers.test' };
  return { text, as: { headers } };
};

/** The mutations of kiosks, as `performed-mutations.ts` has them. */
export const PERFORMED_BY_KIOSK: readonly Performed[] = [
  {
    operation: 'openKiosk',
    entries: ['kiosk-opened', 'log-out'],
    prepare: async ({ store }) => {
      await store.write((tx) => upcomingQuest(tx, { id: 'door', startedAt: TEST_NOW }));
      return { text: 'openKiosk(questId: "door", pin: "4821")', as: 'managers' };
    },
  },
  { operation: 'closeKiosk', entries: ['kiosk-closed'], prepare: atKiosk('closeKiosk(pin: "4821")') },
  {
    operation: 'checkInAtKiosk',
    entries: ['attendance'],
    prepare: atKiosk('checkInAtKiosk(personId: "gold-door", month: 11, day: 3, isLeaving: false)'),
  },
  {
    operation: 'addWalkInAtKiosk',
    entries: ['walk-in-added'],
    prepare: atKiosk(addWalkInText({}, 'door', 'addWalkInAtKiosk')),
  },
];

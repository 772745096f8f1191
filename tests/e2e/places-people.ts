import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

const DAY_MS = 24 * 3_600_000;
export const PLACES_CHARITY = 'places-house';
export const placesQuest = (id: string) => `/questList/${PLACES_CHARITY}/quest/${id}`;

/** Who is on «Sort the pantry», each for one journey; the last one only looks. */
export const DOUBLE_BOOKED = {
  mouse: 'doublemouse',
  keys: 'doublekeys',
  es: 'doublees',
  looks: 'doublelooks',
};

/** A charity whose quests lie at one time, and people who are on the first of them. */
export async function seedPlacesPeople(store: Store, now: number): Promise<void> {
  const at = (days: number, clock: string) => instantOf(addDays(newYorkDay(now), days), clock);
  await store.write(async (tx) => {
    const isKnown = eq(account.email, castEmail('gold'));
    const [known] = await tx.select({ passwordHash: account.passwordHash }).from(account).where(isKnown);
    const join = async (username: string) => {
      const own = { username, email: castEmail(username), passwordHash: known?.passwordHash ?? null };
      return (await insertVolunteer(tx, { account: { ...own, nameFirst: 'Rosa' } })).chariteer.id;
    };
    await insertProvider(tx, { id: PLACES_CHARITY, districtId: '3', name: 'Places House' });
    await insertLocation(tx, { id: 'places-hall', providerId: PLACES_CHARITY, name: 'Places Hall' });
    const shared = { providerId: PLACES_CHARITY, locationId: 'places-hall', resourceMaxNumber: 12 };
    const quests = [
      {
        id: 'clash-held',
        eventTitle: 'Sort the pantry',
        startedAt: at(20, '09:00'),
        endedAt: at(20, '12:00'),
      },
      {
        id: 'clash-wanted',
        eventTitle: 'Water the garden',
        startedAt: at(20, '11:00'),
        endedAt: at(20, '14:00'),
      },
    ];
    for (const quest of quests) await insertQuest(tx, { ...shared, ...quest });
    const whole = { startedAt: at(20, '08:00'), endedAt: at(20, '18:00'), flexibleMinimumTime: 60 };
    await insertQuest(tx, { id: 'clash-flexible', eventTitle: 'Mind the desk', ...shared, ...whole });
    for (const username of Object.values(DOUBLE_BOOKED)) {
      const chariteerId = await join(username);
      await insertContract(tx, {
        id: `held-${username}`,
        questId: 'clash-held',
        chariteerId,
        claimedAt: now - DAY_MS,
      });
    }
  });
}

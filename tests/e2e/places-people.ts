import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import { quest } from '#db/schema/quest.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db, Store } from '#db/store.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';
import { answerPath } from './answer-people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const PLACES_CHARITY = 'places-house';
export const placesQuest = (id: string) => `/questList/${PLACES_CHARITY}/quest/${id}`;

/** Volunteers on “Sort the pantry”, one per journey; the last one only looks. */
export const DOUBLE_BOOKED = {
  mouse: 'doublemouse',
  keys: 'doublekeys',
  es: 'doublees',
  looks: 'doublelooks',
  stepsIn: 'doublestepsin',
};
/** The request of someone on “Water the garden” who looks for a sub. */
export const HANDED_ON = 'handed-on-garden';
/** Volunteers who find “Cook the soup” full; `first` and `second` are on its waitlist already. */
export const IN_LINE = { first: 'linefirst', second: 'linesecond', mouse: 'linemouse', keys: 'linekeys' };
/** To whom a place is offered, each on a quest of their own, which is called like them. */
export const OFFERED = {
  looks: 'offerlooks',
  takes: 'offertakes',
  declines: 'offerdeclines',
  clashes: 'offerclashes',
  onSite: 'offeronsite',
  late: 'offerlate',
};
export const offerPath = (username: string) => answerPath('offer', `offer-of-${username}`);

/** A charity with quests at one time and quests without a place, and people who want one. */
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
    await insertLocation(tx, {
      id: 'places-hall',
      providerId: PLACES_CHARITY,
      name: 'Places Hall',
      address: '9 Quay Street',
    });
    const shared = { providerId: PLACES_CHARITY, locationId: 'places-hall' };
    const add = (id: string, eventTitle: string, day: number, from: string, until: string, more = {}) =>
      insertQuest(tx, {
        ...shared,
        ...{ id, eventTitle, startedAt: at(day, from), endedAt: at(day, until) },
        ...{ resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 12 },
        ...more,
      });
    await add('clash-held', 'Sort the pantry', 20, '09:00', '12:00');
    await add('clash-wanted', 'Water the garden', 20, '11:00', '14:00');
    await add('clash-flexible', 'Mind the desk', 20, '08:00', '18:00', { flexibleMinimumTime: 60 });
    const hold = (chariteerId: string, username: string) =>
      insertContract(tx, {
        id: `held-${username}`,
        questId: 'clash-held',
        chariteerId,
        claimedAt: now - DAY_MS,
      });
    for (const username of Object.values(DOUBLE_BOOKED)) await hold(await join(username), username);
    const chariteerId = await join('handson');
    const place = { questId: 'clash-wanted', chariteerId };
    await insertContract(tx, { id: 'garden-of-handson', ...place, claimedAt: now - DAY_MS });
    const asks = { contractId: 'garden-of-handson', way: 'open', word: null } as const;
    await tx.insert(standInRequest).values({ id: HANDED_ON, ...place, ...asks, askedAt: now - HOUR_MS });

    await add('line-full', 'Cook the soup', 25, '09:00', '12:00', { resourceMaxNumber: 1 });
    await add('line-like', 'Carry the bread', 26, '09:00', '12:00');
    await insertContract(tx, { questId: 'line-full', chariteerId: await join('linecook'), claimedAt: now });
    for (const [index, username] of Object.values(IN_LINE).entries()) {
      const chariteerId = await join(username);
      if (index < 2) await wait(tx, { questId: 'line-full', chariteerId, joinedAt: now - DAY_MS + index });
    }

    for (const [index, username] of Object.values(OFFERED).entries()) {
      const chariteerId = await join(username);
      const isClash = username === OFFERED.clashes;
      if (isClash) await hold(chariteerId, username);
      const day = isClash ? 20 : 30 + index;
      await add(username, `Serve ${username}`, day, '10:00', '13:00', { resourceMaxNumber: 1 });
      await wait(tx, { questId: username, chariteerId, joinedAt: now - DAY_MS });
      await offer(tx, now, { questId: username, chariteerId, isOver: username === OFFERED.late });
    }
  });
}

async function wait(tx: Db, row: { questId: string; chariteerId: string; joinedAt: number }): Promise<void> {
  await tx.insert(waitingPerson).values({ id: `${row.questId}-${row.chariteerId}`, ...row });
  const count = (await tx.select().from(waitingPerson).where(eq(waitingPerson.questId, row.questId))).length;
  await tx.update(quest).set({ waitingCount: count }).where(eq(quest.id, row.questId));
}

/** Its link is `offerPath`; one that is over went to no one. */
async function offer(
  tx: Db,
  now: number,
  { questId, chariteerId, isOver }: { questId: string; chariteerId: string; isOver: boolean },
): Promise<void> {
  const times = { offeredAt: now - HOUR_MS, endsAt: isOver ? now - 1 : now + 11 * HOUR_MS };
  const end = isOver ? ({ state: 'lapsed', endedAt: now - 1 } as const) : {};
  await tx.insert(placeOffer).values({ id: `offer-of-${questId}`, questId, chariteerId, ...times, ...end });
  if (!isOver) await tx.update(quest).set({ heldCount: 1 }).where(eq(quest.id, questId));
}

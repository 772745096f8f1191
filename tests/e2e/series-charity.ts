import { inArray } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest, insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { account } from '#db/schema/account.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

/** A charity whose 52 quests are the dates of six series. */
export const SERIES_LIST = '/questList/series-house';
export const SERIES_QUESTS = 52;
const PROVIDER = 'series-house';
const SERIES = 6;
const LAST = SERIES - 1;
const MINUTE_MS = 60_000;

/** The address of one date of a series; both count from 0. */
export const dateOfSeries = (series: number, date: number) => `${SERIES_LIST}/quest/series-${series}-${date}`;
/** A date that is full, with a closed waitlist. */
export const CLOSED_DATE = dateOfSeries(LAST, 7);
/** Asks for ages, hours, a training and clothes at once. */
export const DEMANDING = '/questList/demanding-house/quest/demanding';

/**
 * Seeds the series. In the first, the third date is full and the fifth flexible; in the last, the eighth is full and its
 * waitlist closed. The cast is on no other.
 */
export async function seedSeries(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await insertProvider(tx, { id: PROVIDER, districtId: '3', name: 'House of Series', createdAt: now });
    for (let series = 0; series < SERIES; series += 1)
      await insertStamp(tx, {
        id: `series-stamp-${series}`,
        providerId: PROVIDER,
        eventTitle: `Series ${series}`,
      });
    for (let index = 0; index < SERIES_QUESTS; index += 1) {
      const [series, date] = [index % SERIES, Math.floor(index / SERIES)];
      // Late enough to be no one's next quest, each at a time of its own.
      const startedAt = instantOf(addDays(newYorkDay(now), 20 + 4 * date), `03:${series}0`);
      const isFull = (series === 0 && date === 2) || (series === LAST && date === 7);
      await insertQuest(tx, {
        id: `series-${series}-${date}`,
        providerId: PROVIDER,
        templateQuestId: `series-stamp-${series}`,
        eventTitle: `Series ${series}`,
        startedAt,
        endedAt: startedAt + 10 * MINUTE_MS,
        ...(isFull && { resourceMaxNumber: 1, isWaitingListClosed: series === LAST }),
        ...(series === 0 && date === 4 && { flexibleMinimumTime: 5 }),
      });
    }
    const [taker] = await tx
      .select({ id: account.id })
      .from(account)
      .where(inArray(account.email, [castEmail('captains')]));
    for (const questId of ['series-0-2', `series-${LAST}-7`])
      await insertContract(tx, { questId, chariteerId: taker?.id ?? '', claimedAt: now });
    const agePolicies = JSON.stringify([{ name: 'Grown', supervisedAge: 16, soloAge: 18, maxAge: 100 }]);
    await insertProvider(tx, {
      id: 'demanding-house',
      districtId: '3',
      name: 'Demanding House',
      agePolicies,
    });
    const { id: templateId } = await insertTraining(tx, {
      providerId: 'demanding-house',
      name: 'Ladder safety',
      estimatedTime: 90,
      ageThreshold: 16,
    });
    await insertQuest(tx, {
      id: 'demanding',
      providerId: 'demanding-house',
      eventTitle: 'Paint the hall',
      startedAt: instantOf(addDays(newYorkDay(now), 50), '03:00'),
      agePolicyIndex: 0,
      prerequisiteMinutes: 120,
      equipment: 'Old clothes and closed shoes',
    });
    await tx.insert(questRequiredOrientation).values({ questId: 'demanding', templateId });
  });
}

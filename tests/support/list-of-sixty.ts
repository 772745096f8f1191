import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import type { Db } from '#db/store.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { TEST_NOW } from './cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from './upcoming-quest.ts';

/** A charity with 60 quests, no two alike: the heaviest list that a page shows. */
export const SIXTY_LIST = '/questList/sixty';
export const SIXTY = 60;

/** Each of another title and day, by turns of each type, with ages, still short of people, with an id as the product makes them. */
export async function insertListOfSixty(tx: Db): Promise<void> {
  const agePolicies = JSON.stringify([{ name: 'Grown', supervisedAge: 16, soloAge: 16, maxAge: 100 }]);
  await insertProvider(tx, { id: 'sixty', districtId: '1', name: 'House of Sixty', agePolicies });
  const { id: locationId } = await insertLocation(tx, {
    providerId: 'sixty',
    latitude: 40.74,
    longitude: -74.03,
  });
  for (let at = 0; at < SIXTY; at += 1) {
    const startedAt = TEST_NOW + at * DAY_MS + (at % 9) * HOUR_MS + HOUR_MS;
    await upcomingQuest(tx, {
      id: `5f0c1d6e-7a3b-4c2d-9e8f-${String(at).padStart(12, '0')}`,
      providerId: 'sixty',
      locationId,
      eventTitle: `Fold donations no. ${at}`,
      serviceTags: [CATEGORY_IDS[at % CATEGORY_IDS.length] ?? 'food'],
      startedAt,
      agePolicyIndex: 0,
      resourceMinNumber: 2 + (at % 3),
    });
  }
}

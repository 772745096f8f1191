import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';
import { DAY_MS, HOUR_MS } from './upcoming-quest.ts';

const PLACES = 75;

type Served = { providerId?: string; prefix?: string; young?: number };

/** Seeds people who served two hours at charity 1 last week, some of them minors; returns their IDs. */
export async function seedServedPeople(
  tx: Db,
  count: number,
  { providerId = '1', prefix = 'served', young = 0 }: Served = {},
): Promise<string[]> {
  const startedAt = TEST_NOW - 7 * DAY_MS;
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const questId = `${prefix}-quest-${Math.floor(at / PLACES)}`;
    if (at % PLACES === 0) {
      const times = { startedAt, endedAt: startedAt + 2 * HOUR_MS };
      await insertQuest(tx, { id: questId, providerId, resourceMaxNumber: PLACES, ...times });
    }
    const id = `${prefix}${String(at).padStart(4, '0')}`;
    const dateOfBirth = at < young ? '2011-05-17' : '1990-05-17';
    await insertVolunteerRow(tx, { id, username: id, emailAddress: `${id}@demo.example`, dateOfBirth });
    const times = { actualArrivalAt: startedAt, actualDepartureAt: startedAt + 2 * HOUR_MS };
    const served = { questId, chariteerId: id, status: 'Present' as const, claimedAt: startedAt - DAY_MS };
    await insertContract(tx, { ...served, ...times });
    ids.push(id);
  }
  await refreshRecap(tx, ids);
  return ids;
}

import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';
import { DAY_MS, pastQuest, upcomingQuest } from './upcoming-quest.ts';

/** Instant that many days before the test's now. */
export const daysAgo = (days: number) => TEST_NOW - days * DAY_MS;

/** Someone born in 1990 with a confirmed address, who has never met charity 1. */
export const insertStranger = (tx: Db, id: string, chariteer = {}) =>
  insertVolunteer(tx, {
    account: { id, username: id, nameFirst: `First${id}`, nameLast: `Last${id}` },
    chariteer,
  });

/** Someone who completed a quest of charity 1 that many days ago. */
export async function insertRegularVolunteer(
  tx: Db,
  id: string,
  { days = 30, ...chariteer }: { days?: number } & object = {},
) {
  await insertStranger(tx, id, chariteer);
  const { id: questId } = await pastQuest(tx, {
    startedAt: daysAgo(days),
    endedAt: daysAgo(days) + 3_600_000,
  });
  await insertContract(tx, { questId, chariteerId: id, status: 'Present' });
}

/**
 * The quest `q` of charity 1 tomorrow, two who completed a quest there (`oldone`, `oldtwo`), one who only ever signed
 * up (`tried`), and two who are new (`newone`, `newtwo`).
 */
export async function insertAlertPeople(tx: Db): Promise<void> {
  await upcomingQuest(tx, { id: 'q', eventTitle: 'Soup line' });
  await insertRegularVolunteer(tx, 'oldone');
  await insertRegularVolunteer(tx, 'oldtwo');
  await insertStranger(tx, 'tried');
  const { id: questId } = await pastQuest(tx);
  await insertContract(tx, { questId, chariteerId: 'tried', status: 'Absent' });
  await insertStranger(tx, 'newone');
  await insertStranger(tx, 'newtwo');
}

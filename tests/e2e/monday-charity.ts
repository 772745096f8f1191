import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest, insertStamp } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

const DAY_MS = 24 * 3_600_000;
const PROVIDER = 'monday-kitchen';
/** Looks after it, and after nothing else. */
export const MONDAY_MANAGER = 'mondaymanager';
/** The quest that is moved, and the day it is moved to. */
export const MOVED = 'Pack the boxes';
export const movedDay = (now: number) => addDays(newYorkDay(now), 6);

const WEEKLY = {
  quest_id: 'monday-stamp',
  location_id: 'monday-hall',
  weeks: [1, 2, 3, 4, 5],
  days: [3],
  start_time: '17:30',
  end_time: '20:00',
  supervisor_name: '',
};

/** A charity on a Monday: a quest that needs people, one to move, one of yesterday to mark, and no month posted. */
export async function seedMonday(store: Store, now: number): Promise<void> {
  const at = (days: number, clock: string) => instantOf(addDays(newYorkDay(now), days), clock);
  await store.write(async (tx) => {
    await insertProvider(tx, {
      id: PROVIDER,
      districtId: '3',
      name: 'Monday Kitchen',
      isVisible: false,
      questConfiguration: JSON.stringify({ bundleBook: { monthly_schedule: [WEEKLY] } }),
    });
    await insertLocation(tx, { id: WEEKLY.location_id, providerId: PROVIDER, name: 'Hall' });
    await insertStamp(tx, { id: WEEKLY.quest_id, providerId: PROVIDER, eventTitle: 'Serve the dinner' });
    await insertProviderGroup(tx, { id: 'monday-team', groupName: 'Monday Kitchen', providerId: PROVIDER });
    const isKnown = eq(account.email, castEmail('managers'));
    const [known] = await tx.select({ passwordHash: account.passwordHash }).from(account).where(isKnown);
    const { account: manager } = await insertVolunteer(tx, {
      account: {
        username: MONDAY_MANAGER,
        email: castEmail(MONDAY_MANAGER),
        passwordHash: known?.passwordHash ?? null,
      },
    });
    await insertMembership(tx, { groupId: 'monday-team', accountId: manager.id, roleId: 'managers' });
    const quest = (id: string, eventTitle: string, days: number, least: number) =>
      insertQuest(tx, {
        id,
        eventTitle,
        providerId: PROVIDER,
        locationId: WEEKLY.location_id,
        resourceMinNumber: least,
        startedAt: at(days, '09:00'),
        endedAt: at(days, '12:00'),
      });
    await quest('monday-short', 'Cook the soup', 2, 4);
    await quest('monday-moved', MOVED, 5, 1);
    await quest('monday-past', 'Sort the pantry', -1, 1);
    for (const number of [1, 2, 3]) {
      const { chariteer } = await insertVolunteer(tx, { account: { nameFirst: 'Noor' } });
      const signUp = { chariteerId: chariteer.id, claimedAt: now - 9 * DAY_MS };
      await insertContract(tx, { id: `monday-past-${number}`, questId: 'monday-past', ...signUp });
      await insertContract(tx, { id: `monday-moved-${number}`, questId: 'monday-moved', ...signUp });
    }
  });
}

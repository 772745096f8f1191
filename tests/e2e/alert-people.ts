import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account } from '#db/schema/account.ts';
import type { Db, Store } from '#db/store.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

const DAY_MS = 24 * 3_600_000;
export const PIER_QUEST = 'pier-quest';

/**
 * Adds a charity that broadcasts: its manager (`pieradmin`), someone who completed a quest there (`pierhand`),
 * someone who signed up and did not come (`piertried`), and two quests ahead.
 */
export async function seedAlertPeople(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const [known] = await tx
      .select()
      .from(account)
      .where(eq(account.email, castEmail('volunteer')));
    for (const id of ['pieradmin', 'pierhand', 'piertried']) {
      const person = { id, username: id, nameFirst: 'Pier', nameLast: id.slice(4), createdAt: now };
      await insertVolunteer(tx, { account: { ...person, passwordHash: known?.passwordHash ?? null } });
    }
    await insertProvider(tx, { id: 'pier', districtId: '3', name: 'Pier Kitchen' });
    await insertProviderGroup(tx, { id: 'pier-team', groupName: 'Team of the Pier', providerId: 'pier' });
    await insertMembership(tx, { groupId: 'pier-team', accountId: 'pieradmin', joinedAt: now });
    await seedQuests(tx, now);
  });
}

async function seedQuests(tx: Db, now: number): Promise<void> {
  const shift = { providerId: 'pier', eventTitle: 'Supper at the pier' };
  await insertQuest(tx, { ...shift, id: PIER_QUEST, startedAt: now + DAY_MS, endedAt: null });
  await insertQuest(tx, { ...shift, id: 'pier-breakfast', startedAt: now + 2 * DAY_MS, endedAt: null });
  const past = { startedAt: now - 30 * DAY_MS, endedAt: now - 30 * DAY_MS + 3_600_000 };
  const { id: questId } = await insertQuest(tx, { ...shift, ...past });
  await insertContract(tx, { questId, chariteerId: 'pierhand', status: 'Present' });
  await insertContract(tx, { questId, chariteerId: 'piertried', status: 'Absent' });
}

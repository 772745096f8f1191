import { eq } from 'drizzle-orm';
import { carryBans } from '#api/attendance/bans/carry-bans.ts';
import { insertBan } from '#api/attendance/bans/insert-ban.ts';
import type { Config } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { HOUR_MS } from '#db/factories/sequence.ts';
import { account } from '#db/schema/account.ts';
import type { Store } from '#db/store.ts';
import { addMonths, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

/**
 * Adds a hidden charity with an admin (`lockadmin`), a manager of 15 (`lockheir`) and a quest that begins soon, on which
 * someone of 15 is (`lockyoung`); `lockrude` is blocked there, and `lockphone` and `lockcousin` have the same telephone.
 * Of these two only `lockcousin` has signed up there, for a quest four days away. They log in as the cast does.
 */
export async function seedSafetyPeople(store: Store, config: Config, now: number): Promise<void> {
  await store.write(async (tx) => {
    const [known] = await tx
      .select()
      .from(account)
      .where(eq(account.email, castEmail('volunteer')));
    const dateOfBirth = `${addMonths(newYorkDay(now).slice(0, 7), -186)}-01`;
    const people: Record<string, { phoneNumber: string; dateOfBirth?: string }> = {
      lockadmin: { phoneNumber: '2015550171' },
      lockyoung: { phoneNumber: '2015550172', dateOfBirth },
      lockheir: { phoneNumber: '2015550174', dateOfBirth },
      lockrude: { phoneNumber: '2015550173' },
      lockphone: { phoneNumber: '2015550173' },
      lockcousin: { phoneNumber: '2015550173' },
    };
    for (const [id, facts] of Object.entries(people)) {
      const person = { id, username: id, nameFirst: 'Lock', nameLast: id.slice(4), ...facts };
      const passwordHash = known?.passwordHash ?? null;
      await insertVolunteer(tx, { account: { ...person, createdAt: now, passwordHash }, chariteer: person });
    }
    await insertProvider(tx, { id: 'lock', districtId: '3', name: 'Lock Pantry', isVisible: false });
    await insertProviderGroup(tx, { id: 'lock-team', groupName: 'Team of the Lock', providerId: 'lock' });
    await insertMembership(tx, { groupId: 'lock-team', accountId: 'lockadmin', joinedAt: now });
    const heir = { groupId: 'lock-team', accountId: 'lockheir', roleId: 'managers' };
    await insertMembership(tx, { ...heir, joinedAt: now });
    const later = { startedAt: now + 72 * HOUR_MS, endedAt: now + 75 * HOUR_MS };
    await upcomingQuest(tx, { id: 'lock-later', providerId: 'lock', eventTitle: 'Oil the lock', ...later });
    await upcomingQuest(tx, {
      id: 'lock-quest',
      providerId: 'lock',
      eventTitle: 'Open the lock',
      startedAt: now + HOUR_MS / 4,
      endedAt: now + 3 * HOUR_MS,
    });
    await insertContract(tx, { questId: 'lock-quest', chariteerId: 'lockyoung', claimedAt: now });
    const ban = { providerId: 'lock', chariteerId: 'lockrude', reason: 'Shouted at the cook', root: null };
    await insertBan(tx, { now, config }, { ...ban, actorId: 'lockadmin' });
    for (const id of ['lockphone', 'lockcousin']) await carryBans(tx, { now, config }, id);
    const last = { startedAt: now + 96 * HOUR_MS, endedAt: now + 99 * HOUR_MS };
    await upcomingQuest(tx, { id: 'lock-last', providerId: 'lock', eventTitle: 'Paint the lock', ...last });
    await insertContract(tx, { questId: 'lock-last', chariteerId: 'lockcousin', claimedAt: now });
  });
}

import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import type { Store } from '#db/store.ts';

/** Password from before accounts with rights needed longer ones. */
export const SHORT_PASSWORD = 'lantern9';
export const SHORT_PASSWORD_EMAIL = 'keykeeper@demo.example';

/** Someone who manages a charity of no one else with a password that is too short for that. */
export async function seedPasswordPeople(store: Store, passwordHash: string, now: number): Promise<void> {
  await store.write(async (tx) => {
    await insertProvider(tx, { id: 'key-house', districtId: '3', name: 'House of Keys', createdAt: now });
    const group = await insertProviderGroup(tx, { groupName: 'Keepers of Keys', providerId: 'key-house' });
    const { account } = await insertVolunteer(tx, {
      account: { username: 'keykeeper', email: SHORT_PASSWORD_EMAIL, passwordHash, createdAt: now },
      chariteer: { createdAt: now },
    });
    await insertMembership(tx, { groupId: group.id, accountId: account.id, roleId: 'managers' });
  });
}

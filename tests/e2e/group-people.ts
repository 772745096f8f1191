import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertGuild, insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { account } from '#db/schema/account.ts';
import { groupApplication, groupInvitation } from '#db/schema/member-group.ts';
import type { Store } from '#db/store.ts';
import { INVITATION_MS } from '#domain/groups/invitation-limits.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

export const QUAY_TEAM = 'Team of the Quay';
export const QUAY_GUILD = 'Zealous Walkers of the Quay';

/**
 * Adds a hidden charity with an admin (`quayadmin`), someone who belongs nowhere (`quayhand`), and a guild whose
 * admin (`quaywalker`) finds an application of `quayguest`; `quayasked` is invited by a second charity, `quayhelper` belongs nowhere. They log in as the cast does.
 */
export async function seedGroupPeople(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const email = castEmail('volunteer');
    const [known] = await tx.select().from(account).where(eq(account.email, email));
    for (const id of ['quayadmin', 'quayhand', 'quaywalker', 'quayguest', 'quayasked', 'quayhelper']) {
      const person = { id, username: id, nameFirst: 'Quay', nameLast: id.slice(4), createdAt: now };
      await insertVolunteer(tx, { account: { ...person, passwordHash: known?.passwordHash ?? null } });
    }
    await insertProvider(tx, { id: 'quay', districtId: '3', name: 'Quay Table', isVisible: false });
    await insertProviderGroup(tx, { id: 'quay-team', groupName: QUAY_TEAM, providerId: 'quay' });
    await insertMembership(tx, { groupId: 'quay-team', accountId: 'quayadmin', joinedAt: now });
    await insertGuild(tx, { id: 'quay-guild', name: QUAY_GUILD, creatorId: 'quaywalker', createdAt: now });
    await insertMembership(tx, { groupId: 'quay-guild', accountId: 'quaywalker', joinedAt: now });
    await insertProvider(tx, { id: 'quay-shed', districtId: '3', name: 'Quay Shed', isVisible: false });
    await insertProviderGroup(tx, {
      id: 'quay-shed-team',
      groupName: 'Team of the Shed',
      providerId: 'quay-shed',
    });
    await tx.insert(groupInvitation).values({
      id: 'quay-invitation',
      groupId: 'quay-shed-team',
      roleId: 'captains',
      username: 'quayasked',
      usernameKey: 'quayasked',
      accountId: 'quayasked',
      invitedById: 'quayadmin',
      createdAt: now,
      expiresAt: now + INVITATION_MS,
    });
    const application = { groupId: 'quay-guild', accountId: 'quayguest', answer: 'I walk a lot.' };
    await tx.insert(groupApplication).values({ id: 'quay-application', ...application, createdAt: now });
  });
}

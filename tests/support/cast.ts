import { hashPassword } from '#api/access/auth/password.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertAccount, insertVolunteer } from '#db/factories/insert-account.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertGuild, insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { contactEmail } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db, Store } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import { CAST, type CastMember, castEmail, DEMO_PASSWORD } from '../../scripts/seed/cast.ts';

/** The instant of all tests: Monday, November 16, 2026, 10:00 in New York. */
export const TEST_NOW = Date.parse('2026-11-16T15:00:00Z');

/** Charities by id; the cast's roles are at 1, the manager also runs 2, no one runs 3. */
export const CHARITIES = { '1': 'Harbor Table', '2': 'Riverside Pantry', '3': 'Hilltop Shelter' } as const;
export const GUILD_ID = 'guild-of-gwen';
export const GUILD_CODE = 'GW3N';

export { castEmail, DEMO_PASSWORD };

/** Account id of a member of the cast: its name. */
export type CastName =
  | 'volunteer'
  | 'teen'
  | 'waiting'
  | 'gold'
  | 'quiet'
  | 'new'
  | 'guildadmin'
  | 'provider'
  | 'staff'
  | 'banned'
  | 'admins'
  | 'boardmembers'
  | 'employees'
  | 'managers'
  | 'staffrole'
  | 'nightcasemanagers'
  | 'kitchenmanagers'
  | 'frontdeskstaff'
  | 'coordinators'
  | 'captains'
  | 'trustedminors';

/** Fills an empty database with the cast, three charities in two districts, and one guild. No quests. */
export async function seedCast(store: Store): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await store.write(async (tx) => {
    await insertDistrict(tx, { id: '1', name: 'Harborside', acronym: 'HBR' });
    await insertDistrict(tx, { id: '2', name: 'Riverside', acronym: 'RVR' });
    for (const [id, name] of Object.entries(CHARITIES)) {
      await insertProvider(tx, { id, name, districtId: id === '2' ? '2' : '1' });
      await insertProviderGroup(tx, { id: `group-${id}`, groupName: `${name} Team`, providerId: id });
    }
    for (const person of CAST) await seedPerson(tx, person, passwordHash);
    await seedGuild(tx);
  });
}

async function seedPerson(tx: Db, person: CastMember, passwordHash: string): Promise<void> {
  const { name: id, nameFirst, nameLast } = person;
  const columns = {
    id,
    username: id,
    email: castEmail(id),
    passwordHash,
    nameFirst,
    nameLast,
    dateOfBirth: birthOf(person.age),
    createdAt: TEST_NOW,
    accountType: person.accountType ?? 'Chariteer',
    providerId: person.ownProviderId ?? null,
    isStaff: person.isStaff ?? false,
    isBanned: person.isBanned ?? false,
  };
  if (person.hasRecord === false) {
    await insertAccount(tx, columns);
    await tx.insert(contactEmail).values({ id: `contact-${id}`, accountId: id, emailAddress: columns.email });
  } else {
    await insertVolunteer(tx, {
      account: columns,
      chariteer: {
        subscriptionStatus: person.subscriptionStatus ?? 'unsubscribed',
        createdAt: TEST_NOW,
        hidesUsername: person.hidesUsername ?? false,
      },
    });
  }
  if (person.hasGuardianConsent || person.waitsForGuardian) await seedConsent(tx, person);
  for (const [charity, roleId] of Object.entries(person.roles ?? {})) {
    await insertMembership(tx, { groupId: `group-${charity}`, accountId: id, roleId });
  }
}

async function seedConsent(tx: Db, person: CastMember): Promise<void> {
  const { name: chariteerId } = person;
  await tx.insert(guardianConsent).values({
    id: `consent-${chariteerId}`,
    chariteerId,
    ...sealGuardian(tx.cells, chariteerId, {
      guardianName: 'Robin Guardian',
      guardianEmail: 'guardian@demo.example',
    }),
    state: person.waitsForGuardian ? 'asked' : 'given',
    linkSentAt: TEST_NOW,
    consentedAt: person.waitsForGuardian ? null : TEST_NOW,
    textVersion: '1',
  });
}

async function seedGuild(tx: Db): Promise<void> {
  await insertGuild(tx, {
    id: GUILD_ID,
    name: 'Harbor Friends',
    easyJoinCode: GUILD_CODE,
    creatorId: 'guildadmin',
  });
  await insertMembership(tx, { groupId: GUILD_ID, accountId: 'guildadmin', roleId: ADMIN_ROLE });
}

/** Someone of that age who had a birthday a month ago. */
function birthOf(age: number): string {
  const day = addDays(newYorkDay(TEST_NOW), -30);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
}

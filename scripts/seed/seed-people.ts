import { eq } from 'drizzle-orm';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertAccount, insertVolunteer } from '#db/factories/insert-account.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { newId } from '#db/new-id.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { GUARDIAN_CONSENT_VERSION } from '#domain/guardians/guardian-consent.ts';
import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import { CAST, type CastMember, castEmail } from './cast.ts';
import { chanceFrom, pick } from './chance.ts';

const FIRST_NAMES = [
  'Amara',
  'Beck',
  'Carmen',
  'Dario',
  'Elif',
  'Farid',
  'Grace',
  'Hana',
  'Ivo',
  'Joy',
  'Kai',
  'Lena',
  'Mateo',
  'Noor',
  'Otis',
  'Priya',
  'Quentin',
  'Ruth',
  'Sofia',
  'Tariq',
  'Uma',
  'Viktor',
  'Willa',
  'Ximena',
  'Yusuf',
  'Zora',
];
const LAST_NAMES = [
  'Alder',
  'Brook',
  'Castillo',
  'Dunn',
  'Estrada',
  'Flores',
  'Garner',
  'Haddad',
  'Iverson',
  'Joshi',
  'Kim',
  'Lopez',
  'Moreau',
  'Nowak',
  'Osei',
  'Park',
  'Quiroga',
  'Rossi',
  'Silva',
  'Tran',
];
const VOLUNTEERS = 200;
const DAY_MS = 24 * 3_600_000;

export type SeededPerson = { id: string; name: string; hasRecord: boolean };

/** Adds the demo accounts; all share one password hash, since hashing is slow on purpose. */
export async function seedCast(tx: Db, joining: Joining): Promise<SeededPerson[]> {
  const people: SeededPerson[] = [];
  for (const member of CAST) people.push(await insertCastMember(tx, member, joining));
  return people;
}

/** Adds 200 volunteers with a record and no password. */
export async function seedVolunteers(tx: Db, joinedAt: number, now: number): Promise<SeededPerson[]> {
  const chance = chanceFrom(20_260);
  const people: SeededPerson[] = [];
  for (let number = 1; number <= VOLUNTEERS; number += 1) {
    const nameFirst = pick(FIRST_NAMES, chance());
    const nameLast = pick(LAST_NAMES, chance());
    const name = `${nameFirst}${nameLast.charAt(0)}${number}`;
    const id = newId(joinedAt);
    const dateOfBirth = birthday(18 + Math.floor(chance() * 55), Math.floor(chance() * 365), now);
    await insertVolunteer(tx, {
      account: {
        id,
        username: name,
        email: castEmail(`volunteer-${number}`),
        nameFirst,
        nameLast,
        dateOfBirth,
        phoneNumber: `20155${String(10_000 + number)}`,
        createdAt: joinedAt,
      },
      chariteer: {
        createdAt: joinedAt,
        languages: chance() < 0.3 ? ['spanish'] : [],
        // One in eight keeps the user name from strangers.
        hidesUsername: number % 8 === 0,
      },
    });
    const districtId = pick(['1', '2', '3', '4', '5', '11', '12'], chance());
    await insertFavoriteDistricts(tx, id, [districtId]);
    people.push({ id, name, hasRecord: true });
  }
  return people;
}

type Joining = {
  passwordHash: string;
  joinedAt: number;
  now: number;
  /** Id of the volunteer that the configuration names. */
  demoVolunteerId: string;
};

async function insertCastMember(
  tx: Db,
  member: CastMember,
  { passwordHash, joinedAt, now, demoVolunteerId }: Joining,
): Promise<SeededPerson> {
  const id = member.isDemoVolunteer ? demoVolunteerId : newId(joinedAt);
  const { name, nameFirst, nameLast, hasRecord = true } = member;
  const account = {
    id,
    username: name,
    email: castEmail(name),
    passwordHash,
    accountType: member.accountType ?? ('Chariteer' as const),
    providerId: member.ownProviderId ?? null,
    isStaff: member.isStaff ?? false,
    isBanned: member.isBanned ?? false,
    nameFirst,
    nameLast,
    phoneNumber: `201555${String(2_000 + CAST.indexOf(member))}`,
    dateOfBirth: birthday(member.age, 40, now),
    createdAt: joinedAt,
  };
  if (hasRecord) {
    const subscriptionStatus = member.subscriptionStatus ?? ('unsubscribed' as const);
    const { hidesUsername = false } = member;
    const privacyChosenAt = hidesUsername ? joinedAt : null;
    const { introduction = null } = member;
    const introduced = { introduction, isIntroduced: introduction !== null };
    const choices = { hidesUsername, privacyChosenAt, ...introduced };
    await insertVolunteer(tx, {
      account,
      chariteer: { subscriptionStatus, createdAt: joinedAt, ...choices },
    });
  } else {
    await insertAccount(tx, account);
  }
  await addExtras(tx, member, id, { joinedAt, now });
  return { id, name, hasRecord };
}

async function addExtras(
  tx: Db,
  member: CastMember,
  id: string,
  { joinedAt, now }: Pick<Joining, 'joinedAt' | 'now'>,
): Promise<void> {
  if (member.hasGuardianConsent || member.waitsForGuardian) {
    await addConsent(tx, member, id, member.waitsForGuardian ? now - DAY_MS : joinedAt);
  }
  await insertFavoriteDistricts(tx, id, member.favoriteDistrictIds ?? []);
  for (const [providerId, roleId] of Object.entries(member.roles ?? {})) {
    const [group] = await tx
      .select({ id: memberGroup.id })
      .from(memberGroup)
      .where(eq(memberGroup.providerId, providerId));
    if (!group) throw new Error(`Charity ${providerId} has no group`);
    await insertMembership(tx, { groupId: group.id, accountId: id, roleId, joinedAt });
  }
}

/** A guardian who has agreed by the link, or was sent it yesterday. */
async function addConsent(tx: Db, member: CastMember, chariteerId: string, now: number): Promise<void> {
  const guardianEmail = castEmail('guardian');
  const isGiven = member.waitsForGuardian !== true;
  const guardianName = 'Guardian of the demo';
  const consent = sealGuardian(tx.cells, chariteerId, { guardianName, guardianEmail });
  const signedName = tx.cells.seal('guardian_consent.signedName', chariteerId, guardianName);
  const given = { state: 'given' as const, consentedAt: now, signedName };
  await tx
    .insert(guardianConsent)
    .values({
      id: newId(now),
      chariteerId,
      ...consent,
      ...(isGiven ? given : { state: 'asked' as const }),
      linkSentAt: now,
      textVersion: GUARDIAN_CONSENT_VERSION,
    })
    .returning();
}

/** The birth date of someone who turned `age` some days before now. */
function birthday(age: number, daysAgo: number, now: number): string {
  const day = addDays(newYorkDay(now), -daysAgo);
  const year = Number(day.slice(0, 4)) - age;
  // February 29 exists in few years.
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
}

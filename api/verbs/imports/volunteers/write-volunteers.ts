import { recordAudits } from '#api/access/audit/record-audit.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { findBannedAgain, keyMarkOf } from '#api/reads/bans/ban-marks.ts';
import { addMembers } from '#api/verbs/groups/keep-membership.ts';
import { addFavorites } from '#api/verbs/volunteers/replace-favorites.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { personMark } from '#db/schema/person-mark.ts';
import type { Db } from '#db/store.ts';
import { GUARDIAN_CONSENT_VERSION } from '#domain/guardians/guardian-consent.ts';
import { marksOf } from '#domain/identity/ban-identity.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { PlannedVolunteer } from './plan-volunteers.ts';
import { writePastHours } from './write-past-hours.ts';

/**
 * Adds imported people with all that belongs to them, many by one statement a table. Sends nothing: addresses stay
 * unconfirmed until their owners log in, and guardians are asked by the young people themselves.
 */
export async function writeVolunteers(
  tx: Db,
  context: MailContext,
  people: readonly PlannedVolunteer[],
): Promise<void> {
  const { now } = context;
  await insertRows(
    tx,
    account,
    people.map((person) => accountRow(tx, now, person)),
  );
  await insertRows(
    tx,
    contactEmail,
    people.map((person) => addressRow(now, person)),
  );
  await insertRows(
    tx,
    chariteer,
    people.map((person) => recordRow(tx, now, person)),
  );
  await insertRows(
    tx,
    guardianConsent,
    people.flatMap((person) => consentRow(tx, now, person)),
  );
  await insertRows(
    tx,
    importedVolunteer,
    people.map(({ id }) => ({ accountId: id, importedAt: now })),
  );
  await addFavorites(
    tx,
    people.map(({ id, districtIds }) => ({ chariteerId: id, districtIds })),
  );
  await writeMemberships(tx, now, people);
  await writeMarks(tx, context, people);
  await recordAudits(
    tx,
    now,
    people.map(({ id }) => importedEvent(id)),
  );
  await writePastHours(
    tx,
    context,
    people.flatMap(({ id, pastHours }) => pastHours.map((hours) => ({ ...hours, chariteerId: id }))),
  );
}

const importedEvent = (id: string) => ({
  action: 'registration' as const,
  actorId: null,
  subjectId: id,
  detail: { way: 'import' },
});

function accountRow({ cells }: Db, now: number, person: PlannedVolunteer) {
  const { id, username, emailAddress, phoneNumber, dateOfBirth, nameFirst, nameLast } = person;
  return {
    ...{ id, username, displayName: username, email: emailAddress, dateOfBirth, nameFirst, nameLast },
    usernameKey: uniqueKey(username),
    emailKey: uniqueKey(emailAddress),
    passwordHash: null,
    accountType: 'Chariteer' as const,
    entityId: newId(now),
    createdAt: now,
    phoneNumber: cells.seal('account.phoneNumber', id, phoneNumber),
  };
}

function addressRow(now: number, { id, emailAddress }: PlannedVolunteer) {
  return { id: newId(now), accountId: id, emailAddress };
}

function recordRow({ cells }: Db, now: number, person: PlannedVolunteer) {
  const { id, username, emailAddress, phoneNumber, dateOfBirth, nameFirst, nameLast } = person;
  const { emergencyContactName, emergencyContactNumber } = person;
  return {
    ...{ id, username, emailAddress, dateOfBirth, nameFirst, nameLast, languages: [], createdAt: now },
    phoneNumber: cells.seal('chariteer.phoneNumber', id, phoneNumber),
    emergencyContactName: cells.seal('chariteer.emergencyContactName', id, emergencyContactName),
    emergencyContactNumber: cells.seal('chariteer.emergencyContactNumber', id, emergencyContactNumber),
  };
}

/** Named, but not asked: no link was sent. */
function consentRow({ cells }: Db, now: number, { id, guardian }: PlannedVolunteer) {
  if (guardian === null) return [];
  const named = sealGuardian(cells, id, guardian);
  const row = { state: 'asked' as const, textVersion: GUARDIAN_CONSENT_VERSION };
  return [{ id: newId(now), chariteerId: id, ...named, ...row }];
}

async function writeMemberships(tx: Db, now: number, people: readonly PlannedVolunteer[]): Promise<void> {
  const members = people.flatMap(({ id, memberships }) =>
    memberships.map((place) => ({ ...place, accountId: id, now })),
  );
  await addMembers(tx, members);
  const events = members.map(({ accountId, groupId, roleId }) => ({
    action: 'group-member-added' as const,
    actorId: null,
    subjectId: accountId,
    detail: { groupId, roleId, way: 'import' },
  }));
  await recordAudits(tx, now, events);
}

/** What each is known by; who equals someone banned by a charity is banned there, too. */
async function writeMarks(tx: Db, context: MailContext, people: readonly PlannedVolunteer[]): Promise<void> {
  const { now, config } = context;
  const { dataKey } = config;
  const keyMark = keyMarkOf(dataKey);
  const known = people.map((person) => ({
    id: person.id,
    marks: marksOf({ ...person, addresses: [person.emailAddress] }),
  }));
  const rows = known.flatMap(({ id, marks }) =>
    marks.map(({ kind, value }) => ({
      ...{ chariteerId: id, kind, keyMark },
      hash: dataKey.hash('double', `${kind} ${value}`),
    })),
  );
  await insertRows(tx, personMark, rows);
  for (const id of await findBannedAgain(tx, dataKey, now, known))
    await report(tx, context, 'IdentityChanged', { chariteerId: id });
}

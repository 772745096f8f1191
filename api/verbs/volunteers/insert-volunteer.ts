import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { type GuardianForm, needsGuardian } from '#domain/guardians/guardian-consent.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { oneLine } from '#domain/text/plain-text.ts';

/** A volunteer record as it was checked, under the id of its account. */
export type NewVolunteer = {
  id: string;
  username: string;
  emailAddress: string;
  /** Null, as the emergency contact, where it was not asked for. */
  phoneNumber: string | null;
  dateOfBirth: string;
  nameFirst: string;
  nameLast: string;
  emergencyContactName: string | null;
  emergencyContactNumber: string | null;
  /** The quest that they join for. */
  questId?: string | null;
};

/** Adds the volunteer record with the bans that it carries, and asks the guardian where one is needed and named. */
export async function insertVolunteer(
  tx: Db,
  context: MailContext,
  person: NewVolunteer,
  guardian: Partial<GuardianForm> | null | undefined,
): Promise<void> {
  const { id, phoneNumber, dateOfBirth, emergencyContactName, emergencyContactNumber } = person;
  const { cells } = tx;
  await tx.insert(chariteer).values({
    id,
    username: person.username.trim(),
    emailAddress: typedAddress(person.emailAddress),
    phoneNumber: cells.seal('chariteer.phoneNumber', id, phoneNumber),
    dateOfBirth,
    nameFirst: oneLine(person.nameFirst),
    nameLast: oneLine(person.nameLast),
    emergencyContactName: cells.seal(
      'chariteer.emergencyContactName',
      id,
      emergencyContactName?.trim() ?? null,
    ),
    emergencyContactNumber: cells.seal('chariteer.emergencyContactNumber', id, emergencyContactNumber),
    createdAt: context.now,
  });
  await report(tx, context, 'IdentityChanged', { chariteerId: id });
  await report(tx, context, 'AdultDoubted', { accountId: id });
  if (!guardian || guardian.hasConsented === false || !needsGuardian(dateOfBirth, context.now)) return;
  const { guardianName = '', guardianEmail = '' } = guardian;
  await report(tx, context, 'GuardianNamed', {
    person: { id, questId: person.questId ?? null },
    guardian: { guardianName, guardianEmail },
  });
}

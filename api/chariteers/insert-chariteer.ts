import { carryBans } from '#api/bans/carry-bans.ts';
import type { Context } from '#api/graphql/context.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { type GuardianForm, needsGuardian } from '#domain/guardian-consent.ts';
import { insertGuardianConsent } from './insert-guardian-consent.ts';

/** A volunteer record as it was checked, under the id of its account. */
export type NewChariteer = {
  id: string;
  username: string;
  emailAddress: string;
  phoneNumber: string;
  dateOfBirth: string;
  nameFirst: string;
  nameLast: string;
  emergencyContactName: string;
  emergencyContactNumber: string;
};

/** Adds the volunteer record with the bans that it carries, and the guardian's consent where one is needed and given. */
export async function insertChariteer(
  tx: Db,
  context: Pick<Context, 'now' | 'config'>,
  person: NewChariteer,
  guardian: GuardianForm | null | undefined,
): Promise<void> {
  const { id, phoneNumber, dateOfBirth, emergencyContactNumber } = person;
  await tx.insert(chariteer).values({
    id,
    username: person.username.trim(),
    emailAddress: person.emailAddress.trim(),
    phoneNumber,
    dateOfBirth,
    nameFirst: person.nameFirst.trim(),
    nameLast: person.nameLast.trim(),
    emergencyContactName: person.emergencyContactName.trim(),
    emergencyContactNumber,
    createdAt: context.now,
  });
  await carryBans(tx, context, id);
  const isDue = guardian?.hasConsented === true && needsGuardian(dateOfBirth, context.now);
  if (isDue) await insertGuardianConsent(tx, context, person, guardian);
}

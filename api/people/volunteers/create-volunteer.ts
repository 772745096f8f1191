import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCreateChariteerArgs } from '#api/graphql/generated/types.ts';
import { readOwnAddresses } from '#api/people/children/refused-mailboxes.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import {
  RECORD_FIELDS,
  refusalOfFields,
  refusalOfGuardian,
  refusalOfMinimumAge,
  refusalOfSecondBirth,
} from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { withReadPhones } from '#domain/identity/registration.ts';
import { isOwnRecord } from '#domain/identity/volunteer-record.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { insertVolunteer } from './insert-volunteer.ts';
import { readVolunteer } from './volunteer-queries.ts';

/**
 * Makes the volunteer record of the session's own account, and keeps the account's copy of the person the same.
 * A record that is there comes back unchanged, so that trying again after a lost answer does no harm.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function createVolunteer(
  context: Context,
  { input: { guardian, ...typed } }: MutationCreateChariteerArgs,
): Promise<ChariteerRow> {
  const input = withReadPhones(typed);
  const { viewer, store, now, config } = context;
  const { accountId } = requireSelf(viewer, input.id);
  const named = guardian && { ...guardian, hasConsented: guardian.hasConsented ?? true };
  const own = [...(await readOwnAddresses(store.read, accountId)), input.emailAddress];
  const refusal =
    refusalOfMinimumAge(input.dateOfBirth, config.minimumAge, now) ??
    refusalOfFields(input, RECORD_FIELDS, now) ??
    refusalOfNames(input) ??
    refusalOfGuardian(input.dateOfBirth, named, own, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  return store.write(async (tx) => {
    const owner = await tx.select().from(account).where(eq(account.id, accountId)).get();
    if (!owner || !isOwnRecord(owner, input)) throw new DomainError('FORBIDDEN');
    const known = await readVolunteer(tx, accountId);
    if (known) return known;
    const turned = refusalOfSecondBirth(
      owner.dateOfBirth,
      input.dateOfBirth,
      now,
      context.config.supportEmail,
    );
    if (turned) throw new DomainError(turned.code, turned);
    await keepPerson(tx, accountId, input);
    await insertVolunteer(
      tx,
      context,
      { ...input, username: owner.username, emailAddress: owner.email },
      named,
    );
    const subject = { subjectId: accountId };
    await recordAudit(tx, now, { ...subject, action: 'volunteer-record', actorId: accountId });
    return readMade(tx, accountId);
  });
}

type Person = { nameFirst: string; nameLast: string; phoneNumber: string; dateOfBirth: string };

async function keepPerson(tx: Db, accountId: string, person: Person): Promise<void> {
  const { dateOfBirth } = person;
  const phoneNumber = tx.cells.seal('account.phoneNumber', accountId, person.phoneNumber);
  const names = { nameFirst: oneLine(person.nameFirst), nameLast: oneLine(person.nameLast) };
  await tx
    .update(account)
    .set({ ...names, phoneNumber, dateOfBirth })
    .where(eq(account.id, accountId));
}

async function readMade(tx: Db, id: string): Promise<ChariteerRow> {
  const made = await readVolunteer(tx, id);
  if (!made) throw new DomainError('CHARITEER_NOT_FOUND');
  return made;
}

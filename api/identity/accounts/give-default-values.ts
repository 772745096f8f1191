import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationGiveNewChariteerAccountDefaultValuesArgs } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import {
  refusalOfDefaultValues,
  refusalOfMinimumAge,
  refusalOfSecondBirth,
} from '#domain/accounts/registration-gate.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { readPublisherData } from './account-queries.ts';
import type { PublisherReadOnlyDataRow } from './account-rows.ts';

/**
 * Sets what the session's own new account keeps of a person, until its volunteer record exists.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for a charity's account or once there is a record, BAD_USER_INPUT.
 */
export async function giveDefaultValues(
  context: Context,
  { firstName, lastName, phoneNumber, dob }: MutationGiveNewChariteerAccountDefaultValuesArgs,
): Promise<PublisherReadOnlyDataRow | null> {
  const { store, now, config } = context;
  const person = requireLogin(context.viewer);
  const { accountId } = person;
  const values = {
    nameFirst: oneLine(firstName),
    nameLast: oneLine(lastName),
    phoneNumber,
    dateOfBirth: dob,
  };
  const refusal =
    refusalOfDefaultValues(person, values, now) ??
    refusalOfNames(values) ??
    refusalOfMinimumAge(dob, config.minimumAge, now) ??
    refusalOfSecondBirth(person.dateOfBirth, dob, now, config.supportEmail);
  if (refusal) throw new DomainError(refusal.code, refusal);
  await store.write(async (tx) => {
    const sealed = tx.cells.seal('account.phoneNumber', accountId, phoneNumber);
    await tx
      .update(account)
      .set({ ...values, phoneNumber: sealed })
      .where(eq(account.id, accountId));
    await report(tx, context, 'AdultDoubted', { accountId });
    const about = { actorId: accountId, subjectType: 'account', subjectId: accountId } as const;
    const detail = { fields: Object.keys(values).join(', ') };
    await recordAudit(tx, now, { ...about, action: 'details-corrected', detail });
  });
  return readPublisherData(context, accountId);
}

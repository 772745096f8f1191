import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCorrectOwnBirthDateArgs } from '#api/graphql/generated/types.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { refusalOfBirthDate } from '#domain/accounts/own-details.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { changeBirthDate } from './change-birth-date.ts';
import { readOwnDetails } from './own-details-queries.ts';
import type { OwnDetailsRow } from './own-details-row.ts';

/**
 * Corrects the date of birth of the session's own record, once, and never over the ages of 13 and 18: that goes
 * through staff. The same date again changes nothing and uses nothing up.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, CHARITEER_NOT_FOUND, BIRTH_DATE_CORRECTED_ALREADY, BIRTH_DATE_CROSSES_AGE,
 * RATE_LIMITED.
 */
export async function correctOwnBirthDate(
  context: Context,
  { dateOfBirth }: MutationCorrectOwnBirthDateArgs,
): Promise<OwnDetailsRow> {
  const { viewer, store, now, config } = context;
  const { accountId: chariteerId } = requireLogin(viewer);
  await countAttempt(store, [{ limit: 'ownDetailsByAccount', subject: chariteerId }], now);
  return store.write(async (tx) => {
    const record = await tx.select().from(chariteer).where(eq(chariteer.id, chariteerId)).get();
    const before = record?.dateOfBirth ?? null;
    const correctedAt = record?.birthDateCorrectedAt ?? null;
    const refusal = refusalOfBirthDate({
      before,
      wanted: dateOfBirth,
      correctedAt,
      now,
      minimumAge: config.minimumAge,
    });
    if (refusal) throw new DomainError(refusal.code, refusal);
    if (dateOfBirth !== before) {
      await changeBirthDate(tx, context, { chariteerId, before, dateOfBirth, actorId: chariteerId });
    }
    return readOwnDetails(tx, now, chariteerId);
  });
}

import { randomBytes } from 'node:crypto';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { refusalOfSharing } from '#domain/attendance/shared-year.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readYearPerson } from './year-queries.ts';

/**
 * Gives a year of the session's own volunteer an address, in the place of a former one.
 * Errors: NOT_LOGGED_IN, YEAR_NOT_FOUND, PUBLIC_PROFILE_NOT_ALLOWED.
 */
export async function shareYear(
  { viewer, store, now: sharedAt, config }: Context,
  { year }: { year: number },
): Promise<{ address: string }> {
  const { accountId } = requireLogin(viewer);
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await store.write(async (tx) => {
    const person = await readYearPerson(tx, accountId, year);
    const isYoung = isYoungOn(person?.dateOfBirth ?? null, sharedAt);
    const refusal = refusalOfSharing(person && { ...person, isYoung }, year, sharedAt);
    if (refusal) throw new DomainError(refusal);
    await tx
      .insert(sharedYear)
      .values({ accountId, year, tokenHash, sharedAt })
      .onConflictDoUpdate({ target: [sharedYear.accountId, sharedYear.year], set: { tokenHash, sharedAt } });
    const entry = { actorId: accountId, subjectId: accountId, detail: { year } };
    await recordAudit(tx, sharedAt, { action: 'year-shared', ...entry });
  });
  return { address: `${config.publicOrigin}/shared-year/${token}` };
}

import type { Db } from '#db/store.ts';
import { refusalOfStaffLoss } from '#domain/accounts/staff-account.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readStaffRows } from './staff-queries.ts';

/**
 * Whatever takes the rights of staff from an account asks here first, inside the write that does it: there one change
 * comes after the other, so two of them at once cannot take the last two. `now` in epoch ms.
 * Errors: LAST_STAFF_ACCOUNT.
 */
export async function keepLastStaff(tx: Db, now: number, accountId: string): Promise<void> {
  const staff = await readStaffRows(tx);
  const leaving = staff.find(({ id }) => id === accountId);
  if (!leaving) return;
  const others = staff.filter(({ id }) => id !== accountId);
  const refusal = refusalOfStaffLoss(leaving, others, now);
  if (refusal) throw new DomainError(refusal);
}

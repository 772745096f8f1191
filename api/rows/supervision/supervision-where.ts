import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { isActive } from '#api/rows/contracts/contract-where.ts';
import { supervision } from '#db/schema/supervision.ts';

/** Whether somebody supervises a sign-up that stands, or is asked to; joined with its contract. */
export function isAskedOrAgreed(supervisorId: string): SQL | undefined {
  return and(
    eq(supervision.supervisorId, supervisorId),
    inArray(supervision.state, ['asked', 'agreed']),
    eq(supervision.isCurrent, true),
    isActive(),
  );
}

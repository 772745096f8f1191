import { desc, eq } from 'drizzle-orm';
import { requireSelfOrStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryCreditsArgs } from '#api/graphql/generated/types.ts';
import type { CreditRow } from '#api/rows/credit-row.ts';
import { credit } from '#db/schema/credit.ts';

/** The own credits, staff anybody's, newest first. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listCredits(
  context: Context,
  args: Partial<QueryCreditsArgs> & { chariteerID: string },
): Promise<CreditRow[]> {
  requireSelfOrStaff(context.viewer, args.chariteerID);
  const { limit, offset } = pageOf(args);
  const rows = await context.store.read
    .select(CREDIT_COLUMNS)
    .from(credit)
    .where(eq(credit.playerId, args.chariteerID))
    .orderBy(desc(credit.createdAt), desc(credit.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, ownerId: row.playerId, providerId: null }));
}

export const CREDIT_COLUMNS = {
  id: credit.id,
  playerId: credit.playerId,
  playerAccountType: credit.playerAccountType,
  questId: credit.questId,
  type: credit.type,
  unit: credit.unit,
  value: credit.value,
  creditor: credit.creditor,
};

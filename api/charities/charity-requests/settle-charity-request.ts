import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { DomainError } from '#domain/errors/errors.ts';

/**
 * Takes a request off the list once it is answered, with all that it told. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, CHARITY_REQUEST_NOT_FOUND.
 */
export async function settleCharityRequest({ viewer, store, now }: Context, id: string): Promise<boolean> {
  const { accountId: actorId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const gone = await tx.delete(charityRequest).where(eq(charityRequest.id, id)).returning();
    if (gone.length === 0) throw new DomainError('CHARITY_REQUEST_NOT_FOUND');
    const about = { actorId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'charity-request-settled' });
    return true;
  });
}

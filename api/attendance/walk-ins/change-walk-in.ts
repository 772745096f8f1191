import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { askWalkInGuardian, dropInvitation } from './walk-in-mails.ts';
import { readOpenWalkIn } from './walk-in-queries.ts';
import type { WalkInRow } from './walk-in-row.ts';

/** Takes back a walk-in. Errors: NOT_LOGGED_IN, WALK_IN_NOT_FOUND, FORBIDDEN. */
export async function removeWalkIn(context: Context, id: string): Promise<boolean> {
  const { accountId: actorId } = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const found = await readOpenWalkIn(tx, context, id);
    await dropInvitation(tx, context.now, found);
    await tx.delete(walkIn).where(eq(walkIn.id, id));
    await recordAudit(tx, context.now, { actorId, action: 'walk-in-removed', subjectId: found.questId });
    return true;
  });
}

/** Emails the guardian another link. Errors: NOT_LOGGED_IN, WALK_IN_NOT_FOUND, FORBIDDEN, RATE_LIMITED. */
export async function sendWalkInLink(context: Context, id: string): Promise<WalkInRow> {
  const { accountId: actorId } = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const found = await readOpenWalkIn(tx, context, id);
    const { nameFirst, lastInitial, startedAt, consent } = found;
    const address = tx.cells.open('walk_in.guardianEmail', id, found.guardianEmail);
    if (consent !== 'asked' || address === null || nameFirst === null || startedAt === null)
      throw new DomainError('WALK_IN_NOT_FOUND');
    const minor = { ...found, nameFirst, lastInitial: lastInitial ?? '', startedAt };
    await askWalkInGuardian(tx, context, minor, address);
    await recordAudit(tx, context.now, { actorId, action: 'walk-in-link-sent', subjectId: found.questId });
    return found;
  });
}

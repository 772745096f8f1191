import { and, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { type ClaimRefusal, refusalOfClaim } from '#domain/attendance/walk-in-claim.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import type { FoundWalkIn } from './walk-in-row.ts';

/** Why the session's account, or whoever is not logged in, cannot claim the hours now; null lets it pass. */
export async function readClaimRefusal(
  db: Db,
  { viewer, now }: Context,
  found: FoundWalkIn,
): Promise<ClaimRefusal | null> {
  const about = { now, quest: found, walkIn: found };
  if (viewer === null) return refusalOfClaim({ ...about, claimer: null });
  const { accountId } = viewer;
  const [names = { nameFirst: null, nameLast: null }] = await db
    .select({ nameFirst: chariteer.nameFirst, nameLast: chariteer.nameLast })
    .from(chariteer)
    .where(eq(chariteer.id, accountId));
  const held = await findHeld(db, found.questId, accountId);
  const takesAttendance = mayAt(viewer, found.providerId, 'takeAttendance');
  const isMarked = held !== undefined && held.status !== null;
  return refusalOfClaim({ ...about, claimer: { ...names, takesAttendance, isMarked } });
}

/** The sign-up that someone has on a quest. */
export async function findHeld(db: Db, questId: string, chariteerId: string) {
  const [held] = await db
    .select({ id: contract.id, status: contract.status })
    .from(contract)
    .where(and(eq(contract.questId, questId), eq(contract.chariteerId, chariteerId), isActiveSignUp()));
  return held;
}

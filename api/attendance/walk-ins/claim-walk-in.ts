import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { addToQuest } from '#api/attendance/attendance/add-past-volunteer.ts';
import { EDIT_ATTENDANCE, markOnSite } from '#api/attendance/attendance/mark-contracts.ts';
import { requireGuardianConsent } from '#api/people/guardians/require-guardian-consent.ts';
import { loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { errorOfClaim } from '#domain/attendance/walk-in-claim.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { eraseWalkIns } from './erase-walk-in.ts';
import { findHeld, readClaimRefusal } from './read-claim-refusal.ts';
import { openWalkInLink } from './walk-in-queries.ts';
import type { FoundWalkIn } from './walk-in-row.ts';

/**
 * Makes a walk-in's hours those of the session's own volunteer, who is from then on a sign-up like others. Who takes
 * attendance there would vouch for themselves. Errors: NOT_LOGGED_IN, NO_VOLUNTEER_RECORD, those of
 * openWalkInLink, refusalOfClaim, requireGuardianConsent, addToQuest and of marks.
 */
export async function claimWalkIn(context: Context, token: string): Promise<ContractRow> {
  const viewer = requireLogin(context.viewer);
  if (!viewer.hasRecord) throw new DomainError('NO_VOLUNTEER_RECORD');
  const { store, now } = context;
  return store.write(async (tx) => {
    const { kind, found } = await openWalkInLink(tx, token, now);
    if (kind !== 'HOURS') throw new DomainError('INVALID_TOKEN');
    const refusal = await readClaimRefusal(tx, context, found);
    if (refusal) throw new DomainError(errorOfClaim(refusal));
    await requireGuardianConsent(tx, now, viewer.accountId, found.startedAt);
    const id = await signUpOf(tx, context, found, viewer.accountId);
    const { arrivedAt: actualArrivalAt, endedAt } = found;
    const times = actualArrivalAt === null ? {} : { actualArrivalAt, actualDepartureAt: endedAt };
    const mark = {
      id,
      updateAction: EDIT_ATTENDANCE,
      supervisorId: '',
      status: 'Present' as const,
      ...times,
    };
    const [marked] = await markOnSite(context, tx, [{ ...mark, role: 'manager', way: 'walkIn' }]);
    if (!marked) throw new DomainError('CONTRACT_NOT_FOUND');
    const isTheirs = eq(walkIn.id, found.id);
    await tx.update(walkIn).set({ claimedAt: now }).where(isTheirs);
    await eraseWalkIns(tx, isTheirs);
    const { accountId: actorId } = viewer;
    await recordAudit(tx, now, { actorId, action: 'walk-in-claimed', subjectId: id });
    return marked;
  });
}

/** The sign-up that gets the hours: the own one, else a new one. */
async function signUpOf(
  tx: Db,
  context: Context,
  { questId }: FoundWalkIn,
  chariteerId: string,
): Promise<string> {
  const held = await findHeld(tx, questId, chariteerId);
  if (held) return held.id;
  const asked = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
  const [row] = await loadGateRows(tx, asked);
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  return (await addToQuest(tx, context, row, { chariteerId, actorId: chariteerId })).id;
}

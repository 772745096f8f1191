import { and, eq, gte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { isPastVolunteer } from '#api/reads/contracts/past-volunteers.ts';
import { hasGuardianAgreed } from '#api/reads/guardians/require-guardian-consent.ts';
import { agePolicyOf, type GateRow, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationAddPastVolunteerArgs } from '#api/sdl/generated/types.ts';
import { insertContract } from '#api/verbs/places/insert-contract.ts';
import { addPlace } from '#api/verbs/places/place-counter.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { dayAround } from '#domain/quest-messages/quest-message.ts';
import { isAgeAddable, MOST_REMOVALS_A_DAY } from '#domain/sign-up/added-volunteer.ts';
import { tellSignedUp } from './tell-signed-up.ts';

/**
 * Adds someone who has volunteered for the charity before, and whom the viewer may see there, to one of its quests,
 * also after its end and beyond its maximum. Needs chariteerAttendance U at the quest's provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND, CHARITEER_NOT_FOUND, also while a guardian has not agreed or where
 * someone under 18 could not come alone, RATE_LIMITED, and those of refusalOf.
 */
export async function addPastVolunteer(
  context: Context,
  { questId, chariteerId, supervisorId }: MutationAddPastVolunteerArgs,
): Promise<ContractRow> {
  const { accountId } = requireSelf(context.viewer, supervisorId);
  const { now } = context;
  return context.store.write(async (tx) => {
    const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row) throw new DomainError('QUEST_NOT_FOUND');
    const { providerId } = row;
    requireFeature(context.viewer, providerId, 'addPastVolunteers');
    const isKnown = await isPastVolunteer(context, tx, { providerId, chariteerId });
    const hasConsent = isKnown && (await hasGuardianAgreed(tx, now, chariteerId, row.startedAt));
    // Another code would tell that the person is under 18.
    if (!hasConsent) throw new DomainError('CHARITEER_NOT_FOUND');
    const refusal = refusalOf(row, now);
    if (refusal) throw new DomainError(refusal);
    await refuseLoops(tx, now, { providerId, chariteerId });
    const noForm = { formJSON: null, expectedArrivalAt: null, expectedDepartureAt: null };
    const values = { ...noForm, questId, providerId, chariteerId, guildId: null, claimedAt: now };
    await report(tx, context, 'VolunteerAdded', { chariteerId, providerId });
    const added = await insertContract(tx, values, 'ALREADY_SIGNED_UP');
    await addPlace(tx, questId);
    await report(tx, context, 'SpotTaken', { questId, chariteerId, wasWaiting: row.isWaiting === 1 });
    const about = { actorId: accountId, subjectId: added.id };
    await recordAudit(tx, now, { ...about, action: 'volunteer-added' });
    await tellSignedUp(tx, context, added);
    return added;
  });
}

/** What keeps even a manager from adding someone. */
function refusalOf(row: GateRow, now: number): ErrorCode | null {
  const { publishingStatus, isBanned, isSignedUp } = row;
  if (publishingStatus === 'Template') return 'QUEST_IS_TEMPLATE';
  if (publishingStatus === 'Cancelled') return 'QUEST_CANCELLED';
  if (isBanned === 1) return 'BANNED_BY_PROVIDER';
  if (isSignedUp === 1) return 'ALREADY_SIGNED_UP';
  return isAgeAddable({ ...row, agePolicy: agePolicyOf(row) }, now) ? null : 'CHARITEER_NOT_FOUND';
}

/** Each addition and each removal is an email to the person; a season is added in one evening all the same. */
async function refuseLoops(
  tx: Db,
  now: number,
  { providerId, chariteerId }: { providerId: string; chariteerId: string },
): Promise<void> {
  const { start } = dayAround(now);
  const removed = await tx.$count(
    tx
      .select({ id: contract.id })
      .from(contract)
      .innerJoin(quest, eq(quest.id, contract.questId))
      .where(
        and(
          eq(contract.chariteerId, chariteerId),
          eq(quest.providerId, providerId),
          eq(contract.status, 'Booted'),
          gte(contract.claimedAt, start),
        ),
      )
      .as('removed'),
  );
  if (removed >= MOST_REMOVALS_A_DAY) throw new DomainError('RATE_LIMITED');
}

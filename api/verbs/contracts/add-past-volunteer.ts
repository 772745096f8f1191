import { and, eq, gte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { isPastVolunteer } from '#api/reads/contracts/past-volunteers.ts';
import { hasGuardianAgreed } from '#api/reads/guardians/require-guardian-consent.ts';
import { agePolicyOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationAddPastVolunteerArgs } from '#api/sdl/generated/types.ts';
import { addPlace } from '#api/verbs/places/place-counter.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { dayAround } from '#domain/quest-messages/quest-message.ts';
import { MOST_REMOVALS_A_DAY, refusalOfAddition } from '#domain/sign-up/added-volunteer.ts';
import { readTellingFacts } from './tell-signed-up.ts';
import { writeSignUp } from './write-sign-up.ts';

/**
 * Adds someone who has volunteered for the charity before, and whom the viewer may see there, to one of its quests,
 * also after its end and beyond its maximum. Needs chariteerAttendance U at the quest's provider.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, QUEST_NOT_FOUND, CHARITEER_NOT_FOUND, also while a guardian has not agreed or where
 * someone under 18 could not come alone, RATE_LIMITED, and those of refusalOfAddition.
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
    const refusal = refusalOfAddition({ ...row, agePolicy: agePolicyOf(row) }, now);
    if (refusal) throw new DomainError(refusal);
    await refuseLoops(tx, now, { providerId, chariteerId });
    const noForm = { formJSON: null, expectedArrivalAt: null, expectedDepartureAt: null };
    const who = { id: newId(now), questId, providerId, chariteerId, guildId: null };
    const values = { ...noForm, ...who, claimedAt: now };
    await report(tx, context, 'VolunteerAdded', { chariteerId, providerId });
    const takeSpot = () => addPlace(tx, questId);
    const changes = { values, takeSpot, wasWaiting: row.isWaiting === 1 };
    const added = await writeSignUp(tx, context, changes, await readTellingFacts(tx, context, values));
    const about = { actorId: accountId, subjectId: added.id };
    await recordAudit(tx, now, { ...about, action: 'volunteer-added' });
    return added;
  });
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

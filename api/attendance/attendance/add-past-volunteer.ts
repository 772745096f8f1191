import { and, eq, gte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireSelf } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAddPastVolunteerArgs } from '#api/graphql/generated/types.ts';
import { hasGuardianAgreed } from '#api/people/guardians/require-guardian-consent.ts';
import { readTellingFacts } from '#api/places/contracts/tell-signed-up.ts';
import { writeSignUp } from '#api/places/contracts/write-sign-up.ts';
import { addPlaces } from '#api/places/places/place-counter.ts';
import { agePolicyOf, loadGateRows, refusalOnPaper } from '#api/quests/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { dayAround } from '#domain/quest-messages/quest-message.ts';
import { MOST_REMOVALS_A_DAY, refusalOfAddition } from '#domain/sign-up/added-volunteer.ts';
import { isPastVolunteer } from './past-volunteers.ts';

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
  return context.store.write(async (tx) => {
    const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row) throw new DomainError('QUEST_NOT_FOUND');
    const { providerId } = row;
    requireFeature(context.viewer, providerId, 'addPastVolunteers');
    if (!(await isPastVolunteer(context, tx, { providerId, chariteerId })))
      throw new DomainError('CHARITEER_NOT_FOUND');
    await refuseLoops(tx, context.now, { providerId, chariteerId });
    return addToQuest(tx, context, row, { chariteerId, actorId: accountId });
  });
}

type GateRow = Awaited<ReturnType<typeof loadGateRows>>[number];

/** Puts someone on a quest in the caller's transaction. Errors: CHARITEER_NOT_FOUND, those of refusalOfAddition and refusalOnPaper. */
export async function addToQuest(
  tx: Db,
  context: Context,
  row: GateRow,
  { chariteerId, actorId }: { chariteerId: string; actorId: string },
): Promise<ContractRow> {
  const { now } = context;
  const { questId, providerId } = row;
  // Another code would tell that the person is under 18.
  if (!(await hasGuardianAgreed(tx, now, chariteerId, row.startedAt)))
    throw new DomainError('CHARITEER_NOT_FOUND');
  const refusal = refusalOfAddition({ ...row, agePolicy: agePolicyOf(row) }, now) ?? refusalOnPaper(row, now);
  if (refusal) throw new DomainError(refusal);
  const noForm = { formJSON: null, expectedArrivalAt: null, expectedDepartureAt: null };
  const who = { id: newId(now), questId, providerId, chariteerId, guildId: null };
  const values = { ...noForm, ...who, claimedAt: now };
  await report(tx, context, 'VolunteerAdded', { chariteerId, providerId });
  const takeSpot = () => addPlaces(tx, questId, 1);
  const changes = { values, takeSpot, wasWaiting: row.isWaiting === 1 };
  const added = await writeSignUp(tx, context, changes, await readTellingFacts(tx, context, values));
  await recordAudit(tx, now, { actorId, subjectId: added.id, action: 'volunteer-added' });
  return added;
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

import { and, eq, isNull } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { tellSpotEnded } from '#api/messages/calendar/ended-spots.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { type GateRow, gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { hasNotStarted } from '#api/rows/quest-where.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import { ageOutcome } from '#domain/sign-up/age-outcome.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import { supervisionWaitsUntil } from '#domain/supervision/supervision.ts';
import { QUEST_SPOT } from './quest-spot-columns.ts';
import { waitForSupervisor } from './wait-for-supervisor.ts';

/**
 * After a correction of someone's birth date: ends spots ahead that the age limits rule out, and tells them why; spots
 * that ask for a supervisor at that age wait 24 hours for one, as after one has left.
 */
export async function fitCorrectedAge(
  tx: Db,
  context: MailContext,
  { chariteerId, births }: DomainEvents['BirthDateChanged'],
): Promise<void> {
  const { now } = context;
  const spots = await readSpotsAhead(tx, now, chariteerId);
  const questIds = spots.map(({ questId }) => questId);
  const rows = await loadGateRows(tx, { viewerId: chariteerId, questIds, isCountingAlways: false });
  for (const { supervisionId, title, ...spot } of spots) {
    const row = rows.find(({ questId }) => questId === spot.questId);
    const subjects = await readSubjects(tx, { ids: [chariteerId], providerId: spot.providerId, now });
    const subject = subjects.get(chariteerId);
    if (!row || !subject) continue;
    const bornOn = (dateOfBirth: GateRow['dateOfBirth']) =>
      gateFactsOf({ ...row, dateOfBirth }, subject, now);
    const hasSupervisor = supervisionId !== null;
    const outcomes = births.map((birth) =>
      ageOutcome(bornOn(birth), bornOn(row.dateOfBirth), { hasSupervisor }),
    );
    if (outcomes.includes('outOfAge')) await endSpot(tx, context, spot);
    else if (outcomes.includes('unsupervised')) {
      const waitsUntil = supervisionWaitsUntil(spot.startedAt, now);
      await waitForSupervisor(tx, context, { ...spot, title, contractId: spot.id }, waitsUntil);
    }
  }
}

type SpotAhead = Omit<Awaited<ReturnType<typeof readSpotsAhead>>[number], 'title' | 'supervisionId'>;

async function endSpot(tx: Db, context: MailContext, spot: SpotAhead): Promise<void> {
  const end = { abandonedAt: context.now, abandonReason: PRODUCTS_REASONS.wrongAge };
  const count = spotsOf(await abandon(tx, context, spot, end, 'NOT_SIGNED_UP'));
  await giveSpotsBack(tx, spot.questId, count);
  await report(tx, context, 'SpotGivenBack', { ...spot, count, leaverId: spot.chariteerId });
  await tellSpotEnded(tx, context, spot);
  await report(tx, context, 'ServiceChanged', { chariteerIds: [spot.chariteerId] });
}

/** Sign-ups of a person for quests ahead that nothing was marked of yet, with who supervises, or is to be found. */
function readSpotsAhead(tx: Db, now: number, chariteerId: string) {
  const isCurrent = and(eq(supervision.contractId, contract.id), eq(supervision.isCurrent, true));
  return tx
    .select({ ...QUEST_SPOT, supervisionId: supervision.id })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .leftJoin(supervision, isCurrent)
    .where(
      and(
        eq(contract.chariteerId, chariteerId),
        isActiveSignUp(),
        isNull(contract.status),
        hasNotStarted(now),
      ),
    );
}

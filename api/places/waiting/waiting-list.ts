import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import type { QueryQuestWaitingListArgs } from '#api/graphql/generated/types.ts';
import { visibilityIn } from '#api/people/volunteers/person-visibility.ts';
import { isToldOf } from '#api/people/volunteers/told-people.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { tellsAge } from '#domain/waiting/waiting-gate.ts';
import type { WaitingPersonRow } from './waiting-person-row.ts';
import { readWaitingQuest, type WaitingQuest } from './waiting-quest.ts';

/**
 * Who waits for a quest, in order, of those of whom the viewer is told. Needs chariteerAttendance U.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listWaiting(
  context: Context,
  { questId, page }: QueryQuestWaitingListArgs,
): Promise<WaitingPersonRow[]> {
  const quest = await readWaitingQuest(context.store.read, questId);
  if (!quest) throw new DomainError('QUEST_NOT_FOUND');
  requireFeature(context.viewer, quest.providerId, 'keepWaitingLists');
  const { limit, offset } = pageOf({ page });
  const rows = await selectWaiting(context.store.read, and(isAt(questId), isToldOf(context, quest)))
    .orderBy(asc(waitingPerson.joinedAt), asc(waitingPerson.id))
    .limit(limit)
    .offset(offset);
  return Promise.all(
    rows.map((row, index) => seenBy(context, quest, { ...row, position: offset + index + 1 })),
  );
}

/** Person on a waitlist as those who run the quest see them. Errors: NOT_WAITING. */
export async function findWaiting(
  context: Context,
  tx: Db,
  quest: WaitingQuest,
  chariteerId: string,
): Promise<WaitingPersonRow> {
  const isListed = and(isAt(quest.id), isToldOf(context, quest));
  const [row] = await selectWaiting(tx, and(isListed, eq(waitingPerson.chariteerId, chariteerId)));
  if (!row) throw new DomainError('NOT_WAITING');
  const isNotAfter = sql`(${waitingPerson.joinedAt}, ${waitingPerson.id}) <= (${row.joinedAt}, ${row.id})`;
  const [before] = await tx
    .select({ count: count() })
    .from(waitingPerson)
    .innerJoin(chariteer, eq(chariteer.id, waitingPerson.chariteerId))
    .where(and(isListed, isNotAfter));
  return seenBy(context, quest, { ...row, position: before?.count ?? 1 });
}

/** Person of a waitlist row; null if the viewer can't see the username. */
export function waitingVolunteerOf(
  context: Context,
  { chariteer: person }: WaitingPersonRow,
): ChariteerRow | null {
  return seesUsername(context, person) ? person : null;
}

const isAt = (questId: string) => eq(waitingPerson.questId, questId);

function selectWaiting(db: Db, which: SQL | undefined) {
  return db
    .select({
      id: waitingPerson.id,
      joinedAt: waitingPerson.joinedAt,
      passedOffers: waitingPerson.passedOffers,
      refusedAs: waitingPerson.refusedAs,
      refusedAt: waitingPerson.refusedAt,
      chariteer: VOLUNTEER_COLUMNS,
      offerEndsAt: sql<number | null>`(SELECT offer."endsAt" FROM place_offer AS offer
        WHERE offer."questId" = ${waitingPerson.questId} AND offer."chariteerId" = ${waitingPerson.chariteerId}
          AND offer."state" = 'standing')`,
    })
    .from(waitingPerson)
    .innerJoin(chariteer, eq(chariteer.id, waitingPerson.chariteerId))
    .where(which)
    .$dynamic();
}

type Seen = Awaited<ReturnType<typeof selectWaiting>>[number] & { position: number };

async function seenBy(
  context: Context,
  { id: questId, providerId, startedAt }: WaitingQuest,
  { chariteer: person, refusedAs, refusedAt, ...row }: Seen,
): Promise<WaitingPersonRow> {
  const visibility = await visibilityIn(context, person, {
    kind: 'quest',
    questId,
    providerId,
    shownAt: startedAt,
  });
  const seen = { ...person, ownerId: person.id, providerId, visibility, isComing: true };
  const isReasonShown = refusedAs !== null && !tellsAge(refusalOf(refusedAs));
  const refused = isReasonShown ? { refusedAs, refusedAt } : { refusedAs: null, refusedAt: null };
  return { ...row, ...refused, chariteer: seen, providerId };
}

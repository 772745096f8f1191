import { and, eq } from 'drizzle-orm';
import { type AnswerSubject, readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import type { AnswerRequest } from '#api/graphql/generated/types.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { answerStateOf } from '#domain/answers/answer-state.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isFull } from '#domain/quests/quest-status.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What a link asks that came with a reminder. Errors: INVALID_TOKEN. */
export async function findAnswerRequest(context: Context, token: string): Promise<AnswerRequest> {
  return answerRequestOf(context.store.read, context, openAnswerLink(context, token));
}

/** What a reminder's link is for. Errors: INVALID_TOKEN, also for a link that asks something else. */
export function openAnswerLink({ config }: Pick<Context, 'config'>, token: string): AnswerSubject {
  const subject = readAnswerLink(config.dataKey, token);
  if (subject?.purpose !== 'attend' && subject?.purpose !== 'cannot') throw new DomainError('INVALID_TOKEN');
  return subject;
}

/** Current state of the question behind a link that was opened, for the page that asks it. */
export async function answerRequestOf(
  db: Db,
  { now, request }: Pick<Context, 'now' | 'request'>,
  { id, purpose }: AnswerSubject,
): Promise<AnswerRequest> {
  const row = await readAsked(db, id, request.pageLocale);
  if (!row) throw new DomainError('INVALID_TOKEN');
  const state = answerStateOf(row, now);
  const { questId, providerId, charity, givenName, startedAt, endedAt, confirmedAt } = row;
  const isOpen = state === 'OPEN';
  return {
    state,
    isGuardians: purpose === 'cannot',
    ...{ questId, providerId, charity, givenName, startedAt, endedAt },
    eventTitle: row.eventTitle,
    translatedTitle: row.translatedTitle,
    place: isOpen ? row.place : null,
    address: isOpen ? row.address : null,
    confirmedAt: isOpen ? confirmedAt : null,
    hasOpenPlace: state === 'GIVEN_UP' && !isFull(row.quest),
  };
}

async function readAsked(db: Db, contractId: string, pageLocale: Locale | null) {
  const [row] = await db
    .select({
      questId: contract.questId,
      abandonedAt: contract.abandonedAt,
      confirmedAt: contract.confirmedAt,
      givenName: chariteer.nameFirst,
      providerId: provider.id,
      charity: provider.name,
      eventTitle: quest.eventTitle,
      translatedTitle: translatedTitle(pageLocale),
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      place: location.name,
      address: location.address,
      quest: {
        eventType: quest.eventType,
        publishingStatus: quest.publishingStatus,
        startedAt: quest.startedAt,
        endedAt: quest.endedAt,
        takenCount: quest.takenCount,
        heldCount: quest.heldCount,
        resourceMaxNumber: quest.resourceMaxNumber,
      },
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(and(eq(contract.id, contractId), isSignUp(), isStillThere()));
  return row;
}

import { and, eq, sql } from 'drizzle-orm';
import { readAnswerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Context } from '#api/access/request/context.ts';
import type { FeedbackRequest } from '#api/graphql/generated/types.ts';
import { isSignUp } from '#api/rows/contract-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { saidOnce } from '#db/schema/message.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isFeedbackOpen } from '#domain/feedback/feedback.ts';
import { THANKS_KEY } from './due-thanks.ts';

/** What the link of the thanks asks. Errors: INVALID_TOKEN, LINK_EXPIRED. */
export async function findFeedbackRequest(context: Context, token: string): Promise<FeedbackRequest> {
  return readFeedbackRequest(context.store.read, context, openFeedbackLink(context, token));
}

/** The contract that a link of the thanks is about. Errors: INVALID_TOKEN, also for a link that asks something else. */
export function openFeedbackLink({ config }: Pick<Context, 'config'>, token: string): string {
  const subject = readAnswerLink(config.dataKey, token);
  if (subject?.purpose !== 'again') throw new DomainError('INVALID_TOKEN');
  return subject.id;
}

/** Current state of a contract's feedback, for the page that asks. Errors: INVALID_TOKEN, LINK_EXPIRED. */
export async function readFeedbackRequest(
  db: Db,
  { now, request }: Pick<Context, 'now' | 'request'>,
  contractId: string,
): Promise<FeedbackRequest> {
  const [row] = await db
    .select({
      facts: { status: contract.status, abandonedAt: contract.abandonedAt, askedAt: saidOnce.saidAt },
      shown: {
        givenName: chariteer.nameFirst,
        questId: quest.id,
        providerId: provider.id,
        charity: provider.name,
        eventTitle: quest.eventTitle,
        translatedTitle: translatedTitle(request.pageLocale),
        startedAt: quest.startedAt,
      },
      given: {
        wouldComeAgain: questFeedback.wouldComeAgain,
        words: questFeedback.words,
        answeredAt: questFeedback.answeredAt,
      },
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .leftJoin(saidOnce, eq(saidOnce.key, sql`${THANKS_KEY} || ${contract.id}`))
    .leftJoin(questFeedback, eq(questFeedback.contractId, contract.id))
    .where(and(eq(contract.id, contractId), isSignUp(), isStillThere()));
  if (!row) throw new DomainError('INVALID_TOKEN');
  if (!isFeedbackOpen(row.facts, now)) throw new DomainError('LINK_EXPIRED');
  return { ...row.shown, given: row.given };
}

import { count, eq, lt } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { CharityRequestProgress } from '#api/graphql/generated/types.ts';
import { charityRequest } from '#db/schema/charity-request.ts';
import { readProgressToken } from './progress-link.ts';

/** How far a request has come; null for a token that is not ours. */
export async function readRequestProgress(
  { store, config }: Context,
  { token }: { token: string },
): Promise<CharityRequestProgress | null> {
  const asked = readProgressToken(config.dataKey, token);
  if (!asked) return null;
  const isOpen = eq(charityRequest.id, asked.requestId);
  const { question, answer } = charityRequest;
  const [open] = await store.read.select({ question, answer }).from(charityRequest).where(isOpen);
  if (!open) return { askedAt: asked.askedAt, isAnswered: true, aheadCount: 0, question: null };
  const [ahead] = await store.read
    .select({ total: count() })
    .from(charityRequest)
    .where(lt(charityRequest.createdAt, asked.askedAt));
  const unanswered = open.answer === null ? open.question : null;
  return { askedAt: asked.askedAt, isAnswered: false, aheadCount: ahead?.total ?? 0, question: unanswered };
}

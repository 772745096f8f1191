import type { Context } from '#api/access/request/context.ts';
import type { MergeQuestion, MutationDecideMergeArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { judgeMerge } from './judge-merge.ts';
import { type ReachedGuardian, readGuardianToAsk } from './merge-guardians.ts';
import { answerMergeRequest, isLinkOf, type MergeRequestRow, openMergeRequest } from './merge-request.ts';
import { putTogether, scrubAfterMerge } from './put-together.ts';

/** What a guardian's link asks about two records. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED. */
export async function findMergeQuestion(
  context: Context,
  { token }: { token: string },
): Promise<MergeQuestion> {
  const { guardian, request } = await openLink(context.store.read, context, token);
  return { child: guardian.child, expiresAt: request.expiresAt };
}

/**
 * The answer of the guardian with the earliest valid consent, once. With a yes the records are put together, if that is
 * still possible; with a no they stay apart. No one is told of a no. Errors: INVALID_TOKEN, LINK_USED, LINK_EXPIRED.
 */
export async function decideMerge(
  context: Context,
  { token, isAgreed }: MutationDecideMergeArgs,
): Promise<true> {
  const { store, now } = context;
  const isMerged = await store.write(async (tx) => {
    const { request } = await openLink(tx, context, token);
    if (!(await answerMergeRequest(tx, now, request, isAgreed))) throw new DomainError('LINK_USED');
    const people = isAgreed ? await judgeAgain(tx, context, request) : null;
    if (people) await putTogether(tx, context, people, request.askedById);
    return people !== null;
  });
  if (isMerged) await scrubAfterMerge(context);
  return true;
}

/** Null where something has changed since staff asked, by which the records stay apart. */
async function judgeAgain(tx: Db, context: Context, request: MergeRequestRow) {
  try {
    return await judgeMerge(tx, context, request);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The link works only for whoever is still the guardian to be asked. */
async function openLink(
  db: Db,
  { now, config }: Context,
  token: string,
): Promise<{ request: MergeRequestRow; guardian: ReachedGuardian }> {
  const request = await openMergeRequest(db, now, token);
  const guardian = await readGuardianToAsk(db, now, request);
  if (!guardian || !isLinkOf(config.dataKey, request, token, guardian))
    throw new DomainError('INVALID_TOKEN');
  return { request, guardian };
}

import { recordAudit } from '#api/access/audit/record-audit.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAnswerOfferArgs, OfferRequest } from '#api/graphql/generated/types.ts';
import { declineOffer } from '#api/places/waiting/decline-offer.ts';
import { offerRequestOf, openOfferLink, readOffered } from '#api/places/waiting/offer-request.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { takeOffered } from './take-offered-place.ts';

/**
 * Answers an offer for whoever holds its link. What cannot be answered any more stays as it is, and the answer says
 * why. A place that is held for a whole list is declined by leaving it to others: nothing changes.
 * Errors: INVALID_TOKEN, RATE_LIMITED, those of takeOffered.
 */
export async function answerOffer(
  context: Context,
  { token, answer, leaveContractId }: MutationAnswerOfferArgs,
): Promise<OfferRequest> {
  const { store, now } = context;
  const link = openOfferLink(context, token);
  await countAttempt(store, [{ limit: 'answerByContract', subject: link.offerId }], now);
  return store.write(async (tx) => {
    const { state } = await offerRequestOf(tx, context, link);
    const found = await readOffered(tx, link, context.request.pageLocale);
    if (!found) throw new DomainError('INVALID_TOKEN');
    if (state === 'OPEN' && answer === 'TAKE') await take(tx, context, found, leaveContractId);
    if (state === 'OPEN' && answer === 'DECLINE')
      await declineOffer(tx, context, { questId: found.questId, chariteerId: found.personId });
    return offerRequestOf(tx, context, link);
  });
}

type Offered = NonNullable<Awaited<ReturnType<typeof readOffered>>>;

async function take(
  tx: Db,
  context: Context,
  { personId, providerId, questId }: Offered,
  leaveContractId: string | null | undefined,
): Promise<void> {
  const { now } = context;
  const subject = (await readSubjects(tx, { ids: [personId], providerId, now })).get(personId);
  if (!subject) throw new DomainError('INVALID_TOKEN');
  const { id } = await takeOffered(tx, context, subject, { questId, leaveContractId });
  // No one was logged in: without this, nothing would say which way it came.
  await recordAudit(tx, now, { action: 'place-taken-by-link', actorId: null, subjectId: id });
}

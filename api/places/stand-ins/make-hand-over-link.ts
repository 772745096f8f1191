import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { answerLink } from '#api/access/outbox/links/answer-link.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationMakeHandOverLinkArgs, OwnStandIn } from '#api/graphql/generated/types.ts';
import { readQuestTitle } from '#api/quests/quests/quest-titles.ts';
import { newId } from '#db/new-id.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkEmailAddress } from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { handOverLinkMail } from '#domain/stand-ins/stand-in-mails.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { type AskablePlace, requireAskable } from './require-askable.ts';
import { readStandIn } from './stand-in-facts.ts';
import { ownStandIn } from './stand-in-queries.ts';

/**
 * Makes a link by which one person takes an own place, and emails it where an address is given: without a name, since
 * nothing is known of who reads it. Errors: those of requireAskable, RATE_LIMITED.
 */
export async function makeHandOverLink(
  context: Context,
  { emailAddress, ...asked }: MutationMakeHandOverLinkArgs,
): Promise<OwnStandIn> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  const recipient = typedAddress(emailAddress ?? '') || null;
  const message = recipient && checkEmailAddress(refsOf(fieldProblemsTexts), recipient);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  await countAttempt(store, [{ limit: 'handOverByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    const { place, word } = await requireAskable(tx, context, asked);
    const { contractId, questId, chariteerId } = place;
    const id = newId(now);
    const link = { id, contractId, questId, chariteerId, way: 'link' as const, word, askedAt: now };
    await tx.insert(standInRequest).values(link);
    const isMailed = recipient !== null && (await mailLink(tx, context, { id, place, recipient, accountId }));
    return { ...ownStandIn(context, link), isMailed };
  });
}

type Mailed = { id: string; place: AskablePlace; recipient: string; accountId: string };

/** False where the address has had as many emails today as others may cause. */
async function mailLink(
  tx: Db,
  context: Context,
  { id, place: { questId, charity }, recipient, accountId }: Mailed,
): Promise<boolean> {
  const { config, request, viewer } = context;
  const row = await readStandIn(tx, id);
  const startedAt = row?.quest.startedAt ?? null;
  const about = { title: await readQuestTitle(tx, questId), startedAt, charity };
  const write = (locale: Parameters<typeof handOverLinkMail>[0]) =>
    handOverLinkMail(locale, config, about, answerLink(locale, config, { purpose: 'hand-over', id }));
  const mail = mailIn(localeOf(viewer?.locale ?? null, request.pageLocale), write);
  const sent = { kind: 'hand-over-link' as const, recipient, ownerId: accountId, causedById: accountId };
  return (await queueMail(tx, context, { ...mail, ...sent, write, startsAt: startedAt })) !== null;
}

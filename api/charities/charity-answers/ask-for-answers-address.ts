import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { answersLink } from '#api/access/outbox/answers-link.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationAskForAnswersAddressArgs } from '#api/graphql/generated/types.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkEmailAddress } from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { answersAddressMail } from '#domain/quest-messages/quest-message-mails.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { isOwnAddress } from './answers-to.ts';

/**
 * Asks whoever reads an address whether answers to a charity's messages shall go there: an address that someone else
 * owns gets this one email and nothing after it. For the charity's admins. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND,
 * FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, MAIL_HELD.
 */
export async function askForAnswersAddress(
  context: Context,
  { providerId, emailAddress: typed }: MutationAskForAnswersAddressArgs,
): Promise<true> {
  const { viewer, store, config, now } = context;
  const { accountId } = requireLogin(viewer);
  const { id, name: charity } = await findProvider(context, providerId);
  requireAdmin(viewer, id);
  const emailAddress = typedAddress(typed);
  const problem = checkEmailAddress(refsOf(fieldProblemsTexts), emailAddress);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  if (await isOwnAddress(store.read, accountId, emailAddress))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).notOwnAddress });
  await countAttempt(store, [{ limit: 'answersAddressByProvider', subject: id }], now);
  await store.write(async (tx) => {
    const mail = mailIn(viewer?.locale ?? FIRST_LOCALE, (locale) =>
      answersAddressMail(locale, config, {
        charity,
        link: answersLink(locale, config, { providerId: id, emailAddress }, now),
      }),
    );
    const to = { recipient: emailAddress, ownerId: accountId, causedById: accountId };
    const queued = await queueMail(tx, context, { kind: 'answers-address', ...mail, ...to });
    if (queued === null) throw new DomainError('MAIL_HELD');
    await recordAudit(tx, now, { action: 'answers-address-asked', actorId: accountId, subjectId: id });
  });
  return true;
}

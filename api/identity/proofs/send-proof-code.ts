import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { proofCodeMail } from '#api/access/outbox/closing-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { readLogIn } from '#api/identity/accounts/account-queries.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { proofWayOf } from '#domain/identity/recent-proof.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { makeProofCode } from './proof-codes.ts';
import { readProofMeans } from './proof-queries.ts';

/**
 * Emails a code to the session's own account, if it has no password and no one-time passwords; the one before opens nothing any more.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function sendProofCode(context: Context): Promise<true> {
  const { viewer, store, now, config } = context;
  const person = requireLogin(viewer);
  const { email, locale: chosen } = await readLogIn(store.read, person.accountId);
  const way = proofWayOf(await readProofMeans(context, person));
  if (way !== 'MAIL_CODE') throw proveBy(way);
  const { accountId, sessionId, username } = person;
  await countAttempt(store, [{ limit: 'proofCodeBySession', subject: accountId, from: sessionId }], now);
  await store.write(async (tx) => {
    const code = await makeProofCode(tx, context, person);
    const mail = mailIn(localeOf(chosen, context.request.pageLocale), (locale) =>
      proofCodeMail(locale, config, { username, code }),
    );
    await queueMail(tx, context, { kind: 'proof-code', ...mail, recipient: email, ownerId: accountId });
  });
  return true;
}

function proveBy(way: 'PASSWORD' | 'ONE_TIME_PASSWORD'): DomainError {
  const t = refsOf(formRefusalsTexts);
  return new DomainError('BAD_USER_INPUT', {
    message: way === 'PASSWORD' ? t.proveByPassword : t.proveByOneTimePassword,
  });
}

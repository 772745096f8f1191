import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { spendAllTokens } from '#api/access/auth/account-token.ts';
import { clearAttempts, logInCounters } from '#api/access/auth/rate-limit.ts';
import { passwordChangedMail } from '#api/access/outbox/account-mails.ts';
import { forgetOtherBrowsersOf } from '#api/access/outbox/push/browsers.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { browserHashOf } from '#api/access/request/known-browser.ts';
import { account } from '#db/schema/account.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

/**
 * Puts a new password in force, inside the write that judged the right to it: ends every session, the private
 * calendar address and messages in other browsers, spends every recovery link, forgets failed log-ins, tells the owner by mail.
 */
export async function setPassword(
  tx: Db,
  context: Context,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  const { now, config, sessions } = context;
  const [owner] = await tx
    .update(account)
    .set({ passwordHash, isPasswordShort: false })
    .where(eq(account.id, accountId))
    .returning({
      username: account.username,
      email: account.email,
      emailKey: account.emailKey,
      locale: account.locale,
    });
  if (!owner) return;
  await sessions.endAll(accountId);
  await tx.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId));
  await forgetOtherBrowsersOf(tx, accountId, browserHashOf(context.request.browserToken));
  await spendAllTokens(tx, now, 'reset-password', accountId);
  await clearAttempts(tx, logInCounters(owner.emailKey));
  const mail = mailIn(localeOf(owner.locale, context.request?.pageLocale), (locale) =>
    passwordChangedMail(locale, config, owner),
  );
  await queueMail(tx, context, {
    kind: 'password-changed',
    ...mail,
    recipient: owner.email,
    ownerId: accountId,
  });
  const subject = { subjectId: accountId };
  await recordAudit(tx, now, { ...subject, action: 'password-change', actorId: accountId });
}

import { randomBytes } from 'node:crypto';
import { hashToken } from '#api/access/auth/session.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { type RecoveryStage, recoveryStageMail } from '#api/access/outbox/second-factor-mails.ts';
import { readLogIn } from '#api/identity/accounts/account-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Db } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

/** A token for the link that stops a recovery; the database gets its hash only. */
export function newRecoveryToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

type Told = { accountId: string; token: string; stage: RecoveryStage };

/** Tells the owner that a recovery has begun or ended, with the link that stops it or takes it back. */
export async function tellOfRecovery(
  tx: Db,
  context: { now: number; config: Config },
  { accountId: ownerId, token, stage }: Told,
): Promise<void> {
  const { email: recipient, username, locale: chosen } = await readLogIn(tx, ownerId);
  const mail = mailIn(localeOf(chosen), (locale) =>
    recoveryStageMail(locale, context.config, { username, token, stage }),
  );
  await queueMail(tx, context, { kind: 'factor-recovery', ...mail, recipient, ownerId });
}

import { eq } from 'drizzle-orm';
import { takeOne } from '#api/access/auth/rate-limit.ts';
import { leadsToOtherMail } from '#api/access/outbox/merge-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { readMergedOwnerId } from './merged-owner.ts';

/** Tells at the address of a record that was merged lately, once a day, in which account it is now. */
export async function mailMerged(tx: Db, context: Context, recipient: string): Promise<void> {
  const { now, config, request } = context;
  const id = await readMergedOwnerId(tx, now, `email ${uniqueKey(recipient)}`);
  if (id === null) return;
  const owner = await tx.select().from(account).where(eq(account.id, id)).get();
  if (!owner || !(await takeOne(tx, { limit: 'closedMailByAccount', subject: id }, now))) return;
  const mail = mailIn(localeOf(owner.locale, request.pageLocale), (locale) =>
    leadsToOtherMail(locale, config, { keptEmail: owner.email }),
  );
  await queueMail(tx, context, { kind: 'records-merged', ...mail, recipient, ownerId: null });
}

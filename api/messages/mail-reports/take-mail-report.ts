import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { messageChoice } from '#db/schema/message.ts';
import type { Db, Store } from '#db/store.ts';
import type { MailReport } from '#domain/messages/mail-report.ts';
import { failReturnedMails } from './fail-returned-mails.ts';
import { tellOfBounces, tellOfReturns } from './tell-of-refusals.ts';

/**
 * Does what an email service's report asks for: no emails to where they come back from, no news to who called them
 * unwanted. The same report again changes nothing, and no one learns which address is known. Whoever owns or typed an
 * address that email comes back from is told.
 */
export async function takeMailReport(store: Store, context: MailContext, report: MailReport): Promise<void> {
  const { bounced, complained } = report;
  if (bounced.length === 0 && complained.length === 0) return;
  await store.write(async (tx) => {
    if (bounced.length > 0) {
      await markUnreachable(tx, context, bounced);
      await tellOfReturns(tx, context, await failReturnedMails(tx, bounced, context.now));
    }
    if (complained.length > 0) await endNews(tx, complained, context.now);
  });
}

async function markUnreachable(tx: Db, context: MailContext, addresses: readonly string[]): Promise<void> {
  const { id, accountId, emailAddress, unreachableAt } = contactEmail;
  const isReported = isOneOf(sql`lower(${emailAddress})`, addresses);
  const marked = await tx
    .update(contactEmail)
    .set({ unreachableAt: context.now })
    .where(and(isReported, isNull(unreachableAt)))
    .returning({ id, accountId });
  await tellOfBounces(tx, context, marked);
}

/** For everyone who reads there: a guardian and a young person may share an address. */
async function endNews(tx: Db, addresses: readonly string[], now: number): Promise<void> {
  const readers = await tx
    .selectDistinct({ accountId: account.id })
    .from(account)
    .leftJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(
      or(isOneOf(account.emailKey, addresses), isOneOf(sql`lower(${contactEmail.emailAddress})`, addresses)),
    );
  if (readers.length === 0) return;
  const off = { class: 'news', channel: 'email', isOn: false, changedAt: now } as const;
  await tx
    .insert(messageChoice)
    .values(readers.map(({ accountId }) => ({ accountId, ...off })))
    .onConflictDoUpdate({
      target: [messageChoice.accountId, messageChoice.class, messageChoice.channel],
      set: { isOn: false, changedAt: now },
      setWhere: eq(messageChoice.isOn, true),
    });
}

function isOneOf(column: SQL | typeof account.emailKey, addresses: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(addresses)}))`;
}

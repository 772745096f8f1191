import { and, eq, inArray, lte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { addressCounters, clearAttempts } from '#api/access/auth/rate-limit.ts';
import { forgetMail } from '#api/access/outbox/forget-mail.ts';
import { isMailTo } from '#api/access/outbox/mail-to.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { type ClosedPerson, openPerson } from '#api/identity/accounts/closed-person.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db, Store } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { noteRemoval } from './sweep-removals.ts';

/** Emails that tell of the closing, and take spots off calendars, to people who do not own it. */
const CLOSING_MAILS = ['account-closed', 'guardian-erasure', 'spot-ended'] as const;

/**
 * Erases for good what was closed 24 hours ago or more: what was kept aside, the emails about it, and what counted
 * tries at its address. True when there was any; the file is then written anew with the next compaction.
 */
export async function eraseClosedAccounts(store: Store, context: MailContext): Promise<boolean> {
  const isOver = lte(closedAccount.expiresAt, context.now);
  const over = await store.read.select({ id: closedAccount.accountId }).from(closedAccount).where(isOver);
  for (const { id } of over) await store.write((tx) => eraseOne(tx, context, id));
  if (over.length > 0) await store.scrub();
  return over.length > 0;
}

async function eraseOne(tx: Db, context: MailContext, id: string): Promise<void> {
  const { now, config } = context;
  const isOver = and(eq(closedAccount.accountId, id), lte(closedAccount.expiresAt, now));
  const [closed] = await tx.delete(closedAccount).where(isOver).returning();
  // Another process was first.
  if (!closed) return;
  const person = openPerson(config.dataKey, closed);
  if (person) await forgetPerson(tx, context, id, person);
  await noteRemoval(tx, now);
  const action = closed.closedBy === 'guardian' ? 'guardian-erasure' : 'account-removed';
  await recordAudit(tx, now, { action, actorId: closed.closedBy === 'guardian' ? null : id, subjectId: id });
}

async function forgetPerson(
  tx: Db,
  { config }: MailContext,
  id: string,
  { email, mailedTo }: ClosedPerson,
): Promise<void> {
  await forgetMail(tx, config.dataKey, { ownerId: id, addresses: [email], words: [email] });
  const isClosing = inArray(outboxMessage.kind, [...CLOSING_MAILS]);
  await tx.delete(outboxMessage).where(and(isClosing, isMailTo(tx, mailedTo)));
  const ofAccount = { limit: 'closedMailByAccount', subject: id } as const;
  await clearAttempts(tx, [...addressCounters(uniqueKey(email)), ofAccount]);
}

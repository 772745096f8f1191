import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { keepUsedLink } from '#api/access/auth/account-token.ts';
import { report } from '#api/access/events/report.ts';
import { accountTakenBackMail } from '#api/access/outbox/closing-mails.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Context } from '#api/access/request/context.ts';
import { readClosedByToken } from '#api/identity/accounts/closed-account-queries.ts';
import { type ClosedPerson, openPerson } from '#api/identity/accounts/closed-person.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { writeBest } from '../payments/keep-subscription.ts';
import { restorePerson } from './restore-person.ts';

/**
 * Opens a closed account again by its token: all of it comes back but its places and sessions. Opens no session, since
 * an email may have been read by someone else. Errors: INVALID_TOKEN, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function takeAccountBack(context: Context, { token }: { token: string }): Promise<true> {
  const { store, now, config } = context;
  return store.write(async (tx): Promise<true> => {
    const closed = await readClosedByToken(tx, now, token);
    const person = closed && openPerson(config.dataKey, closed);
    if (!closed || !person) throw new DomainError('INVALID_TOKEN');
    const { accountId } = closed;
    await restore(tx, person);
    await tx.delete(closedAccount).where(eq(closedAccount.accountId, accountId));
    await writeBest(tx, now, accountId);
    await keepUsedLink(tx, now, accountId, closed.tokenHash);
    await report(tx, context, 'ServiceChanged', { chariteerIds: peopleOf(person) });
    const mail = mailIn(localeOf(person.locale, context.request.pageLocale), (locale) =>
      accountTakenBackMail(locale, config, person),
    );
    const to = { recipient: person.email, ownerId: accountId };
    await queueMail(tx, context, { kind: 'account-taken-back', ...mail, ...to });
    await recordAudit(tx, now, { action: 'account-taken-back', actorId: null, subjectId: accountId });
    return true;
  });
}

async function restore(tx: Db, { rows }: ClosedPerson): Promise<void> {
  try {
    await restorePerson(tx, rows);
  } catch (error) {
    // Whoever has it now came by a way that does not ask, such as an import of the database.
    const isTaken = constraintOf(error)?.name?.startsWith('account.');
    throw isTaken ? new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE', { cause: error }) : error;
  }
}

/** The owner and the children whose records came back. */
function peopleOf({ rows }: ClosedPerson): string[] {
  const records = rows.find(({ part }) => part === 'chariteer id');
  return (records?.changed ?? []).map(({ key }) => String(key.id));
}

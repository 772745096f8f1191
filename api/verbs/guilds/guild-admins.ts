import { and, eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isFirstAddress, isReachableAddress } from '#api/rows/accounts/contact-email-where.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { linkIn, type MailText } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** An admin of a guild who can be reached: by a confirmed address. */
export type ReachedAdmin = {
  guildId: string;
  accountId: string;
  firstName: string | null;
  address: string;
  dateOfBirth: string | null;
  locale: Locale | null;
};

/** Who looks after these guilds and can be reached by mail; one statement. */
export async function readReachedAdmins(db: Db, guildIds: readonly string[]): Promise<ReachedAdmin[]> {
  return db
    .select({
      guildId: groupMember.groupId,
      accountId: account.id,
      firstName: account.nameFirst,
      address: contactEmail.emailAddress,
      dateOfBirth: account.dateOfBirth,
      locale: account.locale,
    })
    .from(groupMember)
    .innerJoin(account, and(eq(account.id, groupMember.accountId), eq(account.isBanned, false)))
    .innerJoin(
      contactEmail,
      and(eq(contactEmail.accountId, account.id), isReachableAddress(), isFirstAddress()),
    )
    .where(and(isInList(groupMember.groupId, guildIds), eq(groupMember.roleId, ADMIN_ROLE)));
}

/** What a mail to an admin needs besides its words. */
export type Notice = {
  kind: MailKind;
  /** The account whose act causes it; nobody's where the product acts. */
  causedById?: string;
  write: (locale: Locale, admin: Pick<ReachedAdmin, 'firstName'>) => MailText;
};

/** Tells each of the admins but those who have had many that others caused; returns how many it goes to. */
export async function mailAdmins(
  tx: Db,
  context: MailContext,
  admins: readonly ReachedAdmin[],
  { kind, causedById, write }: Notice,
): Promise<number> {
  const caused = causedById === undefined ? {} : { causedById };
  const ids = admins.map(({ accountId }) => accountId);
  const told = await queueMessages(tx, context, { kind, ...caused, write }, ids);
  // Who gets no mails of this class reads it in the inbox.
  return told.filter(({ state }) => state !== 'held').length;
}

/** Where the admins of a guild look after its reservations. */
export function guildDeskLink(
  locale: Locale,
  { config }: Pick<MailContext, 'config'>,
  guildId: string,
): string {
  return linkIn(locale, config, `/guilds/${encodeURIComponent(guildId)}?tab=reservations`);
}

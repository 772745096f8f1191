import { queueMessages, type Told } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { linkIn, type MailText } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** What a message to the admins of one guild needs besides its words. */
export type Notice = {
  kind: MailKind;
  guild: { id: string; name: string };
  /** The account whose act causes it; no one's where the product acts. */
  causedById?: string;
  write: (locale: Locale, admin: { firstName: string | null }) => MailText;
};

/**
 * Tells each of the admins, by whatever channel reaches them, but those who have had many that others caused; by push
 * and text it is its subject and the guild's page. Returns what became of it for each.
 */
export async function tellAdmins(
  tx: Db,
  context: MailContext,
  admins: readonly { accountId: string }[],
  { kind, guild, causedById, write }: Notice,
): Promise<Told['state'][]> {
  const caused = causedById === undefined ? {} : { causedById };
  const ids = admins.map(({ accountId }) => accountId);
  const message = withSubjectInShort({ kind, ...caused, write }, (locale) => ({
    from: context.config.siteName,
    title: guild.name,
    link: guildLink(locale, context, guild.id),
  }));
  const told = await queueMessages(tx, context, message, ids);
  return told.map(({ state }) => state);
}

/** Link to the page where a guild's admins manage its reservations. */
export function guildDeskLink(locale: Locale, context: Pick<MailContext, 'config'>, guildId: string): string {
  return `${guildLink(locale, context, guildId)}?tab=reservations`;
}

/** The guild's page, with the language of who is led there. */
export function guildLink(locale: Locale, { config }: Pick<MailContext, 'config'>, guildId: string): string {
  return linkIn(locale, config, `/guilds/${encodeURIComponent(guildId)}`);
}

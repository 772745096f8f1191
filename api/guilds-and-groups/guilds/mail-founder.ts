import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { foundedMail } from '#domain/guilds/guild-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Confirms to its founder that a guild was founded. */
export async function mailFounder(
  tx: Db,
  context: MailContext,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  const { config } = context;
  const { siteName } = config;
  const linkTo = (locale: Locale) => linkIn(locale, config, `/guilds/${encodeURIComponent(id)}`);
  const founded = withSubjectInShort(
    {
      kind: 'guild-founded',
      write: (locale, { firstName }) => foundedMail(locale, config, { firstName, link: linkTo(locale) }),
    },
    (locale) => ({ from: siteName, title: siteName, link: linkTo(locale) }),
  );
  await queueMessages(tx, context, founded, [creatorId]);
}

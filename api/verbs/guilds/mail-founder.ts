import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { foundedMail } from '#domain/guilds/guild-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';

/** Confirms to its founder that a guild was founded. */
export async function mailFounder(
  tx: Db,
  context: MailContext,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  const { config } = context;
  const founded: Message = {
    kind: 'guild-founded',
    write: (locale, { firstName }) => {
      const link = linkIn(locale, config, `/guilds/${encodeURIComponent(id)}`);
      return foundedMail(locale, config, { firstName, link });
    },
  };
  await queueMessages(tx, context, founded, [creatorId]);
}

import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { foundedMail } from '#domain/guilds/guild-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';

/** Confirms by mail that a guild was founded, if the founder's address is confirmed. */
export async function mailFounder(
  tx: Db,
  context: MailContext,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  const founder = await readConfirmedAddress(tx, creatorId);
  if (!founder) return;
  const { config } = context;
  const { firstName } = founder;
  const mail = mailIn(founder.locale, (locale) => {
    const link = linkIn(locale, config, `/guilds/${encodeURIComponent(id)}`);
    return foundedMail(locale, config, { firstName, link });
  });
  await queueMail(tx, context, {
    kind: 'guild-founded',
    ...mail,
    recipient: founder.address,
    ownerId: creatorId,
  });
}

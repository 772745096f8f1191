import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { type MailContext, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Db } from '#db/store.ts';
import { letter } from '#domain/messages/letter.ts';

/**
 * Confirms by mail that a guild was founded, if the founder's address is confirmed. The guild's name stays out of it:
 * it is a word that people type freely.
 */
export async function mailFounder(
  tx: Db,
  context: MailContext,
  { id, creatorId }: { id: string; creatorId: string },
): Promise<void> {
  const founder = await readConfirmedAddress(tx, creatorId);
  if (!founder) return;
  const mail = letter(context.config, founder.firstName, 'Your Guild is founded', [
    'Your Guild is founded, and you are its admin. You find it here, with the code for those who join:',
    `${context.config.publicOrigin}/guilds/${encodeURIComponent(id)}`,
    'Charities can reserve Quests for your Guild from now on.',
  ]);
  await queueMail(tx, context, {
    kind: 'guild-founded',
    ...mail,
    recipient: founder.address,
    ownerId: creatorId,
  });
}

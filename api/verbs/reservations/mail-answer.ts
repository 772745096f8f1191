import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { type MailContext, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { Db } from '#db/store.ts';
import { answeredMail, type RequestAnswer } from '#domain/guilds/guild-mail.ts';

type Answered = {
  /** Who reserved or asked. */
  recipientId: string;
  /** The admin who answers. */
  accountId: string;
  guildName: string;
  answer: RequestAnswer;
  quest: { id: string; eventTitle: string; startedAt: number | null };
};

/** Tells who reserved or asked for a charity what the guild says, if their address is confirmed. */
export async function mailAnswer(
  tx: Db,
  context: MailContext,
  { recipientId, accountId, guildName, answer, quest }: Answered,
): Promise<void> {
  const person = await readConfirmedAddress(tx, recipientId);
  if (!person) return;
  const { eventTitle: title, startedAt } = quest;
  const mail = answeredMail(context.config, {
    firstName: person.firstName,
    guildName,
    answer,
    quest: { title, startedAt },
    link: `${context.config.publicOrigin}/console/quests/${encodeURIComponent(quest.id)}/show`,
  });
  await queueMail(tx, context, {
    kind: 'reservation-answered',
    ...mail,
    recipient: person.address,
    ownerId: recipientId,
    causedById: accountId,
  });
}

import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readQuestTitle } from '#api/reads/quests/quest-titles.ts';
import type { Db } from '#db/store.ts';
import { answeredMail, type RequestAnswer } from '#domain/guilds/guild-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';

type Answered = {
  /** Who reserved or asked. */
  recipientId: string;
  /** The admin who answers. */
  accountId: string;
  guildName: string;
  answer: RequestAnswer;
  quest: { id: string; startedAt: number | null };
};

/** Tells who reserved or asked for a charity what the guild says, if their address is confirmed. */
export async function mailAnswer(
  tx: Db,
  context: MailContext,
  { recipientId, accountId, guildName, answer, quest }: Answered,
): Promise<void> {
  const person = await readConfirmedAddress(tx, recipientId);
  if (!person) return;
  const title = await readQuestTitle(tx, quest.id);
  const { config } = context;
  const mail = mailIn(person.locale, (locale) =>
    answeredMail(locale, config, {
      firstName: person.firstName,
      guildName,
      answer,
      quest: { title, startedAt: quest.startedAt },
      link: linkIn(locale, config, `/console/quests/${encodeURIComponent(quest.id)}/show`),
    }),
  );
  await queueMail(tx, context, {
    kind: 'reservation-answered',
    ...mail,
    recipient: person.address,
    ownerId: recipientId,
    causedById: accountId,
  });
}

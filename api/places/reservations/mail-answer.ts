import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readQuestTitle } from '#api/quests/quests/quest-titles.ts';
import type { Db } from '#db/store.ts';
import { answeredMail, type RequestAnswer } from '#domain/guilds/guild-mail.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';

type Answered = {
  /** Account that reserved or asked. */
  recipientId: string;
  /** The admin who answers; null where the product does. */
  accountId: string | null;
  guildName: string;
  answer: RequestAnswer;
  quest: { id: string; startedAt: number | null };
};

/** Tells who reserved or asked for a charity what the guild says. */
export async function mailAnswer(
  tx: Db,
  context: MailContext,
  { recipientId, accountId, guildName, answer, quest }: Answered,
): Promise<void> {
  const { startedAt } = quest;
  const title = await readQuestTitle(tx, quest.id);
  const { config } = context;
  const caused = accountId === null ? {} : { causedById: accountId };
  const page = `/console/quests/${encodeURIComponent(quest.id)}/show`;
  const facts = { guildName, answer, quest: { title, startedAt } };
  const answered = withSubjectInShort(
    {
      ...{ kind: 'reservation-answered', questId: quest.id, startsAt: startedAt, ...caused },
      write: (locale, { firstName }) =>
        answeredMail(locale, config, { ...facts, firstName, link: linkIn(locale, config, page) }),
    },
    (locale) => ({
      from: config.siteName,
      title: titleIn(locale, title),
      link: linkIn(locale, config, page),
    }),
  );
  await queueMessages(tx, context, answered, [recipientId]);
}

import type { Message } from '#api/access/outbox/messages/queue-messages.ts';
import type { Context } from '#api/access/request/context.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { kindOfQuestMessage } from '#domain/quest-messages/quest-message.ts';
import { charityWritesMail, shortCharityWords } from '#domain/quest-messages/quest-message-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { WrittenQuest } from './written-quest.ts';

/** What a charity writes about a quest, as the people on it get it. `aboutId`: the message; null before it is kept. */
export function charityMessage(
  { config, now }: Pick<Context, 'config' | 'now'>,
  written: WrittenQuest,
  text: string,
  about: { id: string | null; answersTo: string | null },
): Message {
  const { id: questId, startedAt, charity } = written;
  const facts = (locale: Locale) => ({
    charity,
    quest: written,
    text,
    link: linkIn(locale, config, questPath(written)),
    isAnswered: about.answersTo !== null,
  });
  return {
    kind: kindOfQuestMessage(written, now),
    questId,
    startsAt: startedAt,
    aboutId: about.id,
    write: (locale, { firstName }) => charityWritesMail(locale, config, { ...facts(locale), firstName }),
    short: (locale) => shortCharityWords(locale, facts(locale)),
    mail: () => ({ threadId: questId, ...(about.answersTo !== null && { replyTo: about.answersTo }) }),
  };
}

/** The quest's page on the site. */
export function questPath({ id, providerId }: Pick<WrittenQuest, 'id' | 'providerId'>): string {
  return `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}`;
}

import type { Message } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
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
  });
  const answersTo = (reach: Reach) => answersOf(about.answersTo, reach, now);
  return {
    kind: kindOfQuestMessage(written, now),
    questId,
    startsAt: startedAt,
    aboutId: about.id,
    write: (locale, reach) => {
      const { firstName } = reach;
      const isAnswered = answersTo(reach) !== null;
      return charityWritesMail(locale, config, { ...facts(locale), firstName, isAnswered });
    },
    short: (locale) => shortCharityWords(locale, facts(locale)),
    mail: (reach) => mailTo(questId, answersTo(reach)),
  };
}

/**
 * Where an email to this reader is answered. No one under 18 answers by email: it would give their address away, and no
 * one would look through their words. `now` in epoch ms.
 */
export function answersOf(
  answersTo: string | null,
  { dateOfBirth }: Pick<Reach, 'dateOfBirth'>,
  now: number,
): string | null {
  return isYoungOn(dateOfBirth, now) ? null : answersTo;
}

/** Extra parts of an email about a quest that is answered at an address, or on the page alone. */
export function mailTo(questId: string, replyTo: string | null) {
  return { threadId: questId, ...(replyTo !== null && { replyTo }) };
}

/** The quest's page on the site. */
export function questPath({ id, providerId }: Pick<WrittenQuest, 'id' | 'providerId'>): string {
  return `/questList/${encodeURIComponent(providerId)}/quest/${encodeURIComponent(id)}`;
}

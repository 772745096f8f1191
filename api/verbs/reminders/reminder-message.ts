import { answerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Message } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { linkIn } from '#domain/messages/letter.ts';
import {
  type AnswerLinks,
  type RemindedQuest,
  reminderMail,
  reminderShort,
} from '#domain/messages/reminders/reminder-mail.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { aboutStart } from './drop-stale-reminders.ts';
import type { SignedUp, WordedQuest } from './read-reminded.ts';

/** The reminder of a quest to the people on it, by id; their guardians get the link for «I can’t make it» alone. */
export function reminderOf(
  { now, config }: MailContext,
  quest: WordedQuest,
  people: ReadonlyMap<string, SignedUp>,
): Message {
  const { id: questId, startedAt } = quest;
  const contractOf = ({ personId }: Reach) => people.get(personId);
  const worded = (locale: Locale): RemindedQuest => ({
    ...quest,
    title: quest.titles[locale] ?? quest.title,
    link: linkIn(locale, config, `/questList/${quest.providerId}/quest/${questId}`),
  });
  const letterTo = (locale: Locale, reach: Reach, answers: AnswerLinks | null) =>
    reminderMail(locale, config, worded(locale), remindedAs(reach, contractOf(reach)), { now, answers });
  const linkTo = (locale: Locale, reach: Reach, purpose: 'attend' | 'cannot') =>
    answerLink(locale, config, { purpose, id: contractOf(reach)?.contractId ?? '' });
  return {
    kind: 'reminder',
    ...{ questId, startsAt: startedAt, aboutId: aboutStart(startedAt) },
    write: (locale, reach) => letterTo(locale, reach, null),
    writeMail: (locale, reach) => {
      // Signed once for both.
      const link = linkTo(locale, reach, 'attend');
      const of = remindedAs(reach, contractOf(reach)).childName;
      return letterTo(locale, reach, { yes: `${link}&says=yes`, no: `${link}&says=no`, of });
    },
    writeCopy: (locale, reach) => {
      const about = { greeted: null, childName: reach.firstName, ownTimes: null };
      const answers = { yes: null, no: `${linkTo(locale, reach, 'cannot')}&says=no`, of: reach.firstName };
      return reminderMail(locale, config, worded(locale), about, { now, answers });
    },
    short: (locale) => reminderShort(locale, worded(locale), now),
    mail: () => ({ threadId: questId }),
  };
}

/** A child without an account is reminded by its guardian's. */
function remindedAs({ personId, accountId, firstName }: Reach, person: SignedUp | undefined) {
  const childName = personId === accountId ? null : (person?.firstName ?? null);
  return { greeted: firstName, childName, ownTimes: person?.ownTimes ?? null };
}

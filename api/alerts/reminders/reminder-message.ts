import { answerLink } from '#api/access/outbox/links/answer-link.ts';
import type { Message } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { linkIn, type MailText } from '#domain/messages/letter.ts';
import {
  type AnswerLinks,
  type Reminded,
  type RemindedQuest,
  reminderMail,
  reminderShort,
} from '#domain/messages/reminders/reminder-mail.ts';
import { extrasIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { aboutStart } from './drop-stale-reminders.ts';
import type { SignedUp, Unsigned, WordedQuest } from './read-reminded.ts';

/** The reminder of a quest to the people on it, by id; their guardians get the link for “I can’t make it” alone. */
export function reminderOf(
  { now, config }: MailContext,
  quest: WordedQuest,
  people: ReadonlyMap<string, SignedUp>,
  unsigned: Unsigned,
): Message {
  const { id: questId, startedAt } = quest;
  const contractOf = ({ personId }: Reach) => people.get(personId);
  const worded = (locale: Locale): RemindedQuest => ({
    ...quest,
    title: quest.translations[locale]?.eventTitle ?? quest.title,
    ...extrasIn(locale, quest, quest.translations[locale]),
    link: linkIn(locale, config, `/questList/${quest.providerId}/quest/${questId}`),
  });
  const letterTo = (locale: Locale, reminded: Reminded, answers: AnswerLinks) =>
    reminderMail(locale, config, worded(locale), reminded, { now, answers });
  const entryFor = keptTexts((locale, reminded) =>
    reminderMail(locale, config, worded(locale), reminded, { now, answers: null }),
  );
  const linkTo = (locale: Locale, reach: Reach, purpose: 'attend' | 'cannot') =>
    answerLink(locale, config, { purpose, id: contractOf(reach)?.contractId ?? '' });
  const toSignBy = (locale: Locale, reach: Reach) =>
    signingOf(reach, unsigned.get(contractOf(reach)?.contractId ?? ''), worded(locale).link);
  const aboutReader = (locale: Locale, reach: Reach): Reminded =>
    remindedAs(reach, contractOf(reach), toSignBy(locale, reach));
  return {
    ...{ kind: 'reminder', questId, startsAt: startedAt, aboutId: aboutStart(startedAt) },
    // What the inbox keeps, without a greeting: the same text for all who come at the quest's own times.
    write: (locale, reach) => entryFor(locale, { ...aboutReader(locale, reach), greeted: null }),
    writeMail: (locale, reach) => {
      // Signed once for both.
      const link = linkTo(locale, reach, 'attend');
      const reminded = aboutReader(locale, reach);
      const answers = { yes: `${link}&says=yes`, no: `${link}&says=no`, of: reminded.childName };
      return letterTo(locale, reminded, answers);
    },
    writeCopy: (locale, reach) => {
      // A guardian signs on the page of their own.
      const signed = toSignBy(locale, reach);
      const toSign = signed && { ...signed, link: linkIn(locale, config, '/guardian') };
      const { others = 0 } = contractOf(reach) ?? {};
      const about = { greeted: null, childName: reach.firstName, others, ownTimes: null, toSign };
      const answers = { yes: null, no: `${linkTo(locale, reach, 'cannot')}&says=no`, of: reach.firstName };
      return letterTo(locale, about, answers);
    },
    short: (locale, reach) =>
      reminderShort(locale, worded(locale), { now, mustSign: Boolean(toSignBy(locale, reach)?.link) }),
    mail: () => ({ threadId: questId }),
  };
}

/** What someone, or a child under the account, still has to sign, and where; whoever is under 18 signs nothing alone. */
function signingOf(
  { personId, accountId }: Reach,
  lacked: { titles: string[]; isYoung: boolean } | undefined,
  page: string,
): Reminded['toSign'] {
  if (!lacked) return null;
  const isChild = personId !== accountId;
  const link = `${page}#documents${isChild ? personId : ''}`;
  return { titles: lacked.titles, link: lacked.isYoung && !isChild ? null : link };
}

type Writing = (locale: Locale, reminded: Reminded) => MailText;

/** Writes each text once. */
function keptTexts(write: Writing): Writing {
  const kept = new Map<string, MailText>();
  return (locale, reminded) => {
    const about = JSON.stringify([locale, reminded]);
    const text = kept.get(about) ?? write(locale, reminded);
    kept.set(about, text);
    return text;
  };
}

/** A child without an account is reminded by its guardian's. */
function remindedAs(
  { personId, accountId, firstName }: Reach,
  person: SignedUp | undefined,
  toSign: Reminded['toSign'],
) {
  const childName = personId === accountId ? null : (person?.firstName ?? null);
  const { others = 0, ownTimes = null } = person ?? {};
  return { greeted: firstName, childName, others, ownTimes, toSign };
}

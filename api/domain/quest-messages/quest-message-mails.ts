import type { ShortMessage } from '../messages/letter.ts';
import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { type NamedQuest, quotedQuest } from '../messages/named-quest.ts';
import { subjectWith } from '../messages/subject.ts';
import { titleIn } from '../quests/quest-translation.ts';
import { questMessageMailsTexts } from '../texts/generated/quest-message-mails.ts';
import type { Locale } from '../texts/locale.ts';

type Written = {
  firstName: string | null;
  charity: string;
  quest: NamedQuest;
  /** Plain text as written. */
  text: string;
  /** Full address of the quest's page. */
  link: string;
};

/** Answers to such an email reach someone or no one, and it says so. */
type Answerable = Written & { isAnswered: boolean };

/** What a charity writes to someone on its quest. */
export function charityWritesMail(locale: Locale, sender: Sender, facts: Answerable): MailText {
  const { firstName, charity, quest, text, link } = facts;
  const t = questMessageMailsTexts(locale);
  return letter(
    locale,
    sender,
    firstName,
    subjectWith({ charity, title: titleIn(locale, quest.title) }, t.writesSubject),
    [
      t.writes({ charity, quest: quotedQuest(locale, quest) }),
      quotedText(text),
      { words: t.openQuest, link },
      answersWord(locale, facts),
    ],
  );
}

type FromVolunteer = Omit<Written, 'charity' | 'text'> & {
  /** Name of the volunteer, as far as the reader may see it; otherwise null. */
  name: string | null;
  /** Null where only the email holds it. */
  text: string | null;
};

/** What a volunteer writes to those who look after the quest. */
export function volunteerWritesMail(
  locale: Locale,
  sender: Sender,
  { firstName, quest, text, link, name }: FromVolunteer,
): MailText {
  const t = questMessageMailsTexts(locale);
  const shown = name ?? t.somebody;
  return letter(
    locale,
    sender,
    firstName,
    subjectWith({ name: shown, title: titleIn(locale, quest.title) }, t.volunteerSubject),
    [
      text === null
        ? t.volunteerWroteThere({ name: shown, quest: quotedQuest(locale, quest) })
        : t.volunteerWrote({ name: shown, quest: quotedQuest(locale, quest) }),
      ...(text === null ? [] : [quotedText(text)]),
      { words: t.answerInConsole, link },
      t.addressesStay,
    ],
  );
}

/** The charity's answer to a volunteer, with what it answers. */
export function charityAnswersMail(
  locale: Locale,
  sender: Sender,
  facts: Answerable & { answered: string },
): MailText {
  const { firstName, charity, quest, text, link, answered } = facts;
  const t = questMessageMailsTexts(locale);
  return letter(
    locale,
    sender,
    firstName,
    subjectWith({ charity, title: titleIn(locale, quest.title) }, t.answersSubject),
    [
      t.answered({ charity, quest: quotedQuest(locale, quest) }),
      quotedText(text),
      t.youHadWritten,
      quotedText(answered),
      { words: t.openQuest, link },
      answersWord(locale, facts),
    ],
  );
}

/** Asks whoever reads an address whether a charity's answers shall go there. */
export function answersAddressMail(
  locale: Locale,
  sender: Sender,
  { charity, link }: Pick<Written, 'charity' | 'link'>,
): MailText {
  const t = questMessageMailsTexts(locale);
  return letter(locale, sender, null, t.confirmSubject({ charity }), [
    t.confirmAsked({ charity, site: sender.siteName }),
    { words: t.confirm, link },
    t.confirmElse,
  ]);
}

/** What push and text say of a charity's words. */
export function shortCharityWords(
  locale: Locale,
  { charity, quest, text, link }: Omit<Written, 'firstName'>,
): ShortMessage {
  return { from: charity, title: titleIn(locale, quest.title), words: text.replace(/\s+/g, ' '), link };
}

function answersWord(
  locale: Locale,
  { charity, isAnswered }: Pick<Answerable, 'charity' | 'isAnswered'>,
): string {
  const t = questMessageMailsTexts(locale);
  return isAnswered ? t.answerReaches({ charity }) : t.nobodyReads({ charity });
}

/** People's own words look different from what the product says. */
function quotedText(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

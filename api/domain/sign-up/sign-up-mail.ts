import type { ShortMessage } from '../messages/letter.ts';
import { letter, type MailPart, type MailText, type Sender, step } from '../messages/letter.ts';
import { shortDayAndTimeIn, shortDayIn, spanInWords } from '../messages/named-quest.ts';
import { type AnswerLinks, answerParts } from '../messages/reminders/reminder-mail.ts';
import { subjectWith } from '../messages/subject.ts';
import { excerpt } from '../text/plain-text.ts';
import { nameOf } from '../texts/formats.ts';
import { datesTexts } from '../texts/generated/dates.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { partyTexts } from '../texts/generated/party.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import { remoteRoleTexts } from '../texts/generated/remote-role.ts';
import { type SignUpMailsTexts, signUpMailsTexts } from '../texts/generated/sign-up-mails.ts';
import type { Locale } from '../texts/locale.ts';
import { newYorkDay, weekdayOf } from '../time/new-york-time.ts';

/** What someone has to know who is on a quest. Instants in epoch ms. */
export type SignUpFacts = {
  title: string;
  charityName: string;
  startedAt: number | null;
  endedAt: number | null;
  /** Done from anywhere, in one's own time: it has no place, and says what happens next. */
  isRemote: boolean;
  /** Location with its address and directions. */
  place: string | null;
  equipment: string | null;
  giverName: string | null;
  firstMinutes: string | null;
  /** First name of a child, where its guardian reads the mail. */
  childName: string | null;
  /** How many people without an account come along. */
  others: number;
  /** Address of the quest's page. */
  link: string;
  /** Link to “I can’t make it”; null in messages that others may read. */
  answers: AnswerLinks | null;
  now: number;
};

/** Letters of what a charity wrote that stand in an email; the page has all of it. */
const WORDS_MAX = 400;
const DAY_MS = 24 * 3_600_000;

/** What is said of a place that someone got in one way or another. */
export type PlaceWords = {
  subject: (names: { title: string; day: string }) => string;
  subjectUndated: (names: { title: string }) => string;
  thanks: (names: { charity: string; title: string }) => string;
  thanksChild: (names: { charity: string; title: string; name: string }) => string;
};

/** The email that confirms a place. */
export function signUpMail(
  locale: Locale,
  sender: Sender,
  facts: SignUpFacts,
  firstName: string | null,
): MailText {
  return placeLetter(locale, sender, facts, firstName, signUpMailsTexts(locale));
}

/** Push and text version of the sign-up confirmation. */
export function signUpShort(locale: Locale, facts: ShortPlaceFacts): ShortMessage {
  const t = signUpMailsTexts(locale);
  return placeShort(locale, facts, { own: t.short, child: t.shortChild });
}

/** Facts that fit in one sentence: `place` is only its name. */
export type ShortPlaceFacts = Pick<
  SignUpFacts,
  'title' | 'charityName' | 'startedAt' | 'isRemote' | 'place' | 'childName' | 'link'
>;

/** A place that someone has now, by push and text: when and where, as short as it can be. */
export function placeShort(
  locale: Locale,
  { title, charityName: from, startedAt, isRemote, place, childName: name, link }: ShortPlaceFacts,
  words: { own: (at: { when: string }) => string; child: (at: { when: string; name: string }) => string },
): ShortMessage {
  const t = questMailsTexts(locale);
  const undated = isRemote ? remoteRoleTexts(locale).at : t.dayToBeAgreed;
  const day = startedAt === null ? undated : shortDayAndTimeIn(locale, startedAt);
  const when = place === null ? day : t.shortWhenWhere({ when: day, place });
  return { from, title, words: name === null ? words.own({ when }) : words.child({ when, name }), link };
}

/** What someone is told who has a place now, whichever way: all that it takes to be there. */
export function placeLetter(
  locale: Locale,
  sender: Sender,
  facts: SignUpFacts,
  firstName: string | null,
  words: PlaceWords,
): MailText {
  const t = signUpMailsTexts(locale);
  const { title, charityName: charity, startedAt, firstMinutes, childName: name, link } = facts;
  const day = startedAt === null ? null : shortDayIn(locale, startedAt);
  const subject = subjectWith({ title }, (names) =>
    day === null ? words.subjectUndated(names) : words.subject({ ...names, day }),
  );
  const remote = remoteRoleTexts(locale);
  return letter(locale, sender, firstName, subject, [
    opening(locale, facts),
    name === null ? words.thanks({ charity, title }) : words.thanksChild({ charity, title, name }),
    factLines(locale, t, facts),
    ...(facts.isRemote ? [remote.emailNext({ steps: remote.before({ charity }) })] : []),
    ...(firstMinutes ? [t.first({ words: excerpt(firstMinutes, WORDS_MAX) })] : []),
    step(mailWordsTexts(locale).openQuest, link),
    ...ending(locale, facts),
  ]);
}

/** What to do when plans change. */
function ending(locale: Locale, { answers }: SignUpFacts): MailPart[] {
  return answers ? answerParts(locale, answers) : [signUpMailsTexts(locale).plansChange];
}

/** “You’re in. See you Saturday.” Within a week the weekday is enough. */
function opening(locale: Locale, { startedAt, isRemote, childName: name, now }: SignUpFacts): string {
  const t = signUpMailsTexts(locale);
  const remote = remoteRoleTexts(locale);
  if (startedAt === null && isRemote) return name === null ? remote.opening : remote.openingChild({ name });
  if (startedAt === null) return name === null ? t.youAreIn : t.childUndated({ name });
  const day = shortDayIn(locale, startedAt);
  if (name !== null) return t.childOn({ name, day });
  const date = newYorkDay(startedAt);
  const days = (Date.parse(date) - Date.parse(newYorkDay(now))) / DAY_MS;
  if (days <= 0) return t.seeYouToday;
  if (days === 1) return t.seeYouTomorrow;
  if (days > 6) return t.seeYouLater({ day });
  return t.seeYouOn({ weekday: nameOf(datesTexts(locale).weekdays, weekdayOf(date)) });
}

function factLines(
  locale: Locale,
  t: SignUpMailsTexts,
  { startedAt, endedAt, isRemote, place, equipment, giverName, others }: SignUpFacts,
): string {
  const undated = questMailsTexts(locale).dayToBeAgreed;
  const when = startedAt === null ? undated : spanInWords(locale, { startedAt, endedAt });
  return [
    startedAt === null && isRemote ? remoteRoleTexts(locale).emailWhen : t.when({ when }),
    ...(place ? [t.where({ place })] : []),
    ...(others > 0 ? [partyTexts(locale).with({ count: others })] : []),
    ...(equipment ? [t.bring({ equipment: excerpt(equipment, WORDS_MAX) })] : []),
    ...(giverName ? [t.who({ name: giverName })] : []),
  ].join('\n');
}

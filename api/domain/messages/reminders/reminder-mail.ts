import { locationInShort, locationInWords, type NamedLocation } from '../../quests/location-in-words.ts';
import { formatsFor } from '../../texts/formats-for.ts';
import { answersTexts } from '../../texts/generated/answers.ts';
import { documentsTexts } from '../../texts/generated/documents.ts';
import { mailWordsTexts } from '../../texts/generated/mail-words.ts';
import { partyTexts } from '../../texts/generated/party.ts';
import { reminderMailsTexts } from '../../texts/generated/reminder-mails.ts';
import type { Locale } from '../../texts/locale.ts';
import { addDays, newYorkDay } from '../../time/new-york-time.ts';
import type { ShortMessage } from '../letter.ts';
import { letter, type MailPart, type MailText, type Sender } from '../letter.ts';
import { spanInWords } from '../named-quest.ts';

/** What a reminder says of a quest; what the charity left empty is null. Instants in epoch ms. */
export type RemindedQuest = {
  title: string;
  charity: string;
  startedAt: number;
  endedAt: number | null;
  place: NamedLocation | null;
  equipment: string | null;
  giverName: string | null;
  firstMinutes: string | null;
  /** Address of its page. */
  link: string;
};

/** Person who gets a reminder. */
export type Reminded = {
  /** Whom the email greets. */
  greeted: string | null;
  /** The child whom it is about, where its guardian reads it; null: the reader comes. */
  childName: string | null;
  /** How many people without an account come along. */
  others: number;
  /** Times that the person gave for themselves. */
  ownTimes: { from: number; to: number } | null;
  /** Documents that lack a signature, and where the reader signs; no link: a guardian does. */
  toSign: { titles: readonly string[]; link: string | null } | null;
};

/** Links of the two answers; a guardian's copy has only the no. `of` names the participant if it isn't the reader. */
export type AnswerLinks = { yes: string | null; no: string; of: string | null };

/** The reminder of a quest; with answer links it is one person's alone. `now` in epoch ms. */
export function reminderMail(
  locale: Locale,
  sender: Sender,
  quest: RemindedQuest,
  { greeted, childName, others, ownTimes, toSign }: Reminded,
  { now, answers }: { now: number; answers: AnswerLinks | null },
): MailText {
  const t = reminderMailsTexts(locale);
  const opening =
    childName === null ? seeYou(locale, quest.startedAt, now) : t.childIsOnIt({ name: childName });
  const party = others > 0 ? [partyTexts(locale).with({ count: others })] : [];
  const facts = [...factsOf(locale, quest, ownTimes), ...party].join('\n');
  return letter(locale, sender, greeted, subjectOf(locale, quest, now), [
    opening,
    facts,
    ...(toSign ? signingParts(locale, toSign) : []),
    ...(answers ? answerParts(locale, answers) : []),
    { words: mailWordsTexts(locale).openQuest, link: quest.link },
  ]);
}

/** What is to be signed before the quest, and the button to it. */
function signingParts(locale: Locale, { titles, link }: NonNullable<Reminded['toSign']>): MailPart[] {
  const t = reminderMailsTexts(locale);
  const said = { titles: titles.join(', ') };
  if (link === null) return [t.guardianSigns(said)];
  return [t.toSign(said), { words: documentsTexts(locale).title, link }];
}

/** Push and text version of a reminder. `mustSign`: the reader has to sign something first. */
export function reminderShort(
  locale: Locale,
  quest: RemindedQuest,
  { now, mustSign }: { now: number; mustSign: boolean },
): ShortMessage {
  const t = reminderMailsTexts(locale);
  const when = { today: t.shortToday, tomorrow: t.shortTomorrow, later: t.shortLater }[
    dayOf(quest.startedAt, now)
  ](namesOf(locale, quest));
  const place = locationInShort(quest.place);
  const said = place === null ? when : t.shortAtPlace({ when, place });
  const words = mustSign ? t.shortToSign({ said }) : said;
  return { from: quest.charity, title: quest.title, words, link: quest.link };
}

/** The buttons for the answers, and that they need no login. */
export function answerParts(locale: Locale, { yes, no, of: name }: AnswerLinks): MailPart[] {
  const t = reminderMailsTexts(locale);
  const answers = answersTexts(locale);
  const isOwn = name === null;
  return [
    ...(yes === null ? [] : [{ words: isOwn ? answers.willCome : t.personWillCome({ name }), link: yes }]),
    { words: isOwn ? answers.cannotCome : t.personCannot({ name }), link: no },
    t.noLogIn,
  ];
}

function factsOf(locale: Locale, quest: RemindedQuest, ownTimes: Reminded['ownTimes']): string[] {
  const t = reminderMailsTexts(locale);
  const { title, charity, equipment, giverName, firstMinutes } = quest;
  const place = locationInWords(quest.place);
  return [
    t.atCharity({ title, charity }),
    t.when({ when: spanInWords(locale, quest) }),
    ...(ownTimes ? [t.ownTime({ span: formatsFor(locale).timeSpan(ownTimes.from, ownTimes.to) })] : []),
    ...(place === null ? [] : [t.where({ place })]),
    ...(equipment ? [t.bring({ things: equipment })] : []),
    ...(giverName ? [t.leads({ name: giverName })] : []),
    ...(firstMinutes ? [t.firstMinutes({ words: firstMinutes })] : []),
  ];
}

function seeYou(locale: Locale, startedAt: number, now: number): string {
  const t = reminderMailsTexts(locale);
  const day = formatsFor(locale).longDay(startedAt);
  return { today: t.seeToday, tomorrow: t.seeTomorrow, later: t.seeLater({ day }) }[dayOf(startedAt, now)];
}

function subjectOf(locale: Locale, quest: RemindedQuest, now: number): string {
  const t = reminderMailsTexts(locale);
  const say = { today: t.subjectToday, tomorrow: t.subjectTomorrow, later: t.subjectLater };
  return say[dayOf(quest.startedAt, now)](namesOf(locale, quest));
}

function namesOf(locale: Locale, { title, startedAt }: RemindedQuest) {
  const { shortDay, time } = formatsFor(locale);
  return { title, ...shortDay(startedAt), time: time(startedAt) };
}

function dayOf(startedAt: number, now: number): 'today' | 'tomorrow' | 'later' {
  const [day, today] = [newYorkDay(startedAt), newYorkDay(now)];
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

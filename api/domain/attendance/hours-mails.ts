import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { type NamedQuest, questSubject, quotedQuest } from '../messages/named-quest.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { hoursMailsTexts } from '../texts/generated/hours-mails.ts';
import { questHistoryTexts } from '../texts/generated/quest-history.ts';
import type { Locale } from '../texts/locale.ts';
import { resultText } from './quest-history.ts';

/** A mark, or what is claimed; instants in epoch ms. */
type Mark = { status: string | null; arrival: number | null; departure: number | null };
/** What was recorded, what is claimed, and once hours were changed what is recorded now. */
export type ClaimedHours = { recorded: Mark; claimed: Mark; now: Mark | null };

type About = { firstName: string | null; quest: NamedQuest; link: string; hours: ClaimedHours };

/** Tells managers that someone claims hours, or how the product's staff decided; without a name. */
export function hoursClaimedMail(
  locale: Locale,
  sender: Sender,
  { firstName, quest, link, hours, isDecided }: About & { isDecided: boolean },
): MailText {
  const t = hoursMailsTexts(locale);
  const facts = { quest: quotedQuest(locale, quest) };
  const subject = questSubject(locale, quest, t.askedSubject);
  const said = isDecided ? t.decided(facts) : t.asked(facts);
  return letter(locale, sender, firstName, subject, [
    said,
    ...hoursInWords(locale, hours),
    { words: t.look, link },
  ]);
}

/** Hours before and after a change, or a claimed one. */
function hoursInWords(locale: Locale, { recorded, claimed, now }: ClaimedHours): string[] {
  const t = hoursMailsTexts(locale);
  const said = (mark: Mark) => ({ mark: markInWords(locale, mark) });
  return now === null
    ? [t.recorded(said(recorded)), t.claimed(said(claimed))]
    : [t.before(said(recorded)), t.now(said(now))];
}

/** A mark with its times: 'Present, 9:00 am to 12:00 pm'. */
export function markInWords(locale: Locale, { status, arrival, departure }: Mark): string {
  const t = questHistoryTexts(locale);
  const state = status === null ? t.unmarked : resultText(locale, status);
  if (arrival === null || departure === null) return state;
  const { time } = formatsFor(locale);
  return t.markWithTimes({ state, times: t.times({ from: time(arrival), to: time(departure) }) });
}

export type HoursDecision = {
  state: 'accepted' | 'partly' | 'refused';
  isByStaff: boolean;
  answer: string | null;
};

/** Tells a volunteer what became of a claim. */
export function hoursAnsweredMail(
  locale: Locale,
  sender: Sender,
  about: About & HoursDecision & { charity: string },
): MailText {
  const t = hoursMailsTexts(locale);
  const { firstName, quest, link, hours, charity, state, isByStaff, answer } = about;
  const facts = { charity, quest: quotedQuest(locale, quest) };
  const said = {
    accepted: isByStaff ? t.staffAccepted(facts) : t.accepted(facts),
    partly: isByStaff ? t.staffPartly(facts) : t.partly(facts),
    refused: isByStaff ? t.staffRefused(facts) : t.refused(facts),
  }[state];
  return letter(locale, sender, firstName, questSubject(locale, quest, t.answeredSubject), [
    said,
    ...hoursInWords(locale, hours),
    ...(answer === null ? [] : [t.theirWords, answer]),
    { words: t.history, link },
  ]);
}

/** Tells staff that a volunteer asks them to decide; who and what is read in the console alone. */
export function hoursForStaffMail(
  locale: Locale,
  sender: Sender,
  { username, link }: { username: string; link: string },
): MailText {
  const t = hoursMailsTexts(locale);
  return letter(locale, sender, username, t.staffSubject, [t.staff, { words: t.look, link }]);
}

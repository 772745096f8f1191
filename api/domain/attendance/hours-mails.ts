import { letter, type MailText, type Sender } from '../messages/letter.ts';
import { type NamedQuest, questSubject, quotedQuest } from '../messages/named-quest.ts';
import { hoursMailsTexts } from '../texts/generated/hours-mails.ts';
import type { Locale } from '../texts/locale.ts';

type About = { firstName: string | null; quest: NamedQuest; link: string };

/** Tells managers that someone claims hours, or how the product's staff decided; without a name. */
export function hoursClaimedMail(
  locale: Locale,
  sender: Sender,
  { firstName, quest, link, isDecided }: About & { isDecided: boolean },
): MailText {
  const t = hoursMailsTexts(locale);
  const facts = { quest: quotedQuest(locale, quest) };
  const subject = questSubject(locale, quest, t.askedSubject);
  const said = isDecided ? t.decided(facts) : t.asked(facts);
  return letter(locale, sender, firstName, subject, [said, { words: t.look, link }]);
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
  { firstName, quest, link, charity, state, isByStaff, answer }: About & HoursDecision & { charity: string },
): MailText {
  const t = hoursMailsTexts(locale);
  const facts = { charity, quest: quotedQuest(locale, quest) };
  const said = {
    accepted: isByStaff ? t.staffAccepted(facts) : t.accepted(facts),
    partly: isByStaff ? t.staffPartly(facts) : t.partly(facts),
    refused: isByStaff ? t.staffRefused(facts) : t.refused(facts),
  }[state];
  return letter(locale, sender, firstName, questSubject(locale, quest, t.answeredSubject), [
    said,
    ...(answer === null ? [] : [t.theirWords, answer]),
    { words: t.history, link },
  ]);
}

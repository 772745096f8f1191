import { letter, type MailPart, type MailText, type Sender } from '../messages/letter.ts';
import { shortDayIn } from '../messages/named-quest.ts';
import { subjectWith } from '../messages/subject.ts';
import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { regularMailsTexts } from '../texts/generated/regular-mails.ts';
import type { Locale } from '../texts/locale.ts';
import type { RegularOutcome } from './regular-turns.ts';
import { whyNotOn } from './regular-turns.ts';

/** What became of one date of a regular; `when`: in words. */
export type RegularDate = { title: QuestTitle; when: (locale: Locale) => string; outcome: RegularOutcome };

/** Reader of the email; the child's name if it is their child who comes. */
type Reader = { firstName: string | null; childName: string | null };

/** Tells a regular of the dates of a month that was posted: which are theirs, and which are not and why. */
export function regularDatesMail(
  locale: Locale,
  sender: Sender,
  { charity, dates }: { charity: string; dates: readonly RegularDate[] },
  { firstName, childName }: Reader,
  link: string,
): MailText {
  const t = regularMailsTexts(locale);
  const linesOf = (which: (outcome: RegularOutcome) => boolean, heading: string): MailPart[] => {
    const lines = dates.filter(({ outcome }) => which(outcome)).map((date) => lineOf(locale, sender, date));
    return lines.length === 0 ? [] : [[heading, ...lines].join('\n')];
  };
  return letter(locale, sender, firstName, subjectWith({ title: charity }, t.datesSubject), [
    childName === null ? t.posted({ charity }) : t.postedChild({ charity, name: childName }),
    ...linesOf(({ kind }) => kind === 'ON', t.on),
    ...linesOf(({ kind }) => kind === 'WAITING', t.waiting),
    ...linesOf(({ kind }) => kind !== 'ON' && kind !== 'WAITING', t.notOn),
    { words: t.manage, link },
  ]);
}

/** An entry of the schedule as messages to its regulars name it; `when`: in words. */
export type NamedEntry = { title: QuestTitle; charity: string; when: (locale: Locale) => string };

/** Asks a regular whether the new time or place suits them; `until` in epoch ms. */
export function regularAskedMail(
  locale: Locale,
  sender: Sender,
  { title, charity, when, until }: NamedEntry & { until: number },
  { firstName, childName }: Reader,
  link: string,
): MailText {
  const t = regularMailsTexts(locale);
  const about = { title: titleIn(locale, title), charity, when: when(locale) };
  return letter(locale, sender, firstName, subjectWith({ title: about.title }, t.askedSubject), [
    childName === null ? t.changed(about) : t.changedChild({ ...about, name: childName }),
    t.answerBy({ day: shortDayIn(locale, until) }),
    { words: t.answer, link },
  ]);
}

/** Tells a regular that it is over: the schedule has the entry no more, or the charity took them off. */
export function regularEndedMail(
  locale: Locale,
  sender: Sender,
  { title, charity, when, isByCharity }: NamedEntry & { isByCharity: boolean },
  { firstName, childName }: Reader,
  link: string,
): MailText {
  const t = regularMailsTexts(locale);
  const about = { title: titleIn(locale, title), charity, when: when(locale) };
  const said = isByCharity ? t.takenOff(about) : t.gone(about);
  return letter(locale, sender, firstName, subjectWith({ title: about.title }, t.endedSubject), [
    childName === null ? said : t.forChild({ name: childName, said }),
    t.datesStay,
    { words: t.manage, link },
  ]);
}

function lineOf(locale: Locale, { supportEmail }: Sender, { title, when, outcome }: RegularDate): string {
  const t = regularMailsTexts(locale);
  const date = { when: when(locale), title: titleIn(locale, title) };
  if (outcome.kind !== 'REFUSED') {
    const whys = { ON: null, WAITING: null, ASKED: t.asked, OWN_PAGE: t.ownPage };
    const why = whys[outcome.kind];
    return why === null ? t.date(date) : t.dateNot({ ...date, why });
  }
  return t.dateNot({ ...date, why: whyNotOn(locale, outcome.code, supportEmail) });
}

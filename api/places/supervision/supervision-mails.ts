import { type MailConfig, pageStep } from '#api/access/outbox/account-mails.ts';
import { letter, type MailText } from '#domain/messages/letter.ts';
import { dayAndTimeIn, quotedQuest } from '#domain/messages/named-quest.ts';
import { type QuestTitle, titleIn } from '#domain/quests/quest-translation.ts';
import { supervisionMailsTexts } from '#domain/texts/generated/supervision-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type AboutQuest = { username: string; title: QuestTitle; startedAt: number | null };

/** `left`: the adult is not there any more or said no; `needed`: no one was named yet; `freed`: no one was found in time. */
export type SupervisionNews = 'agreed' | 'left' | 'needed' | 'freed';
export type News = AboutQuest & { news: SupervisionNews; waitsUntil: number | null };

/** Asks an adult on a quest to supervise a young person there. */
export function supervisorAskedMail(
  locale: Locale,
  config: MailConfig,
  { firstName, username: name, ...quest }: AboutQuest & { firstName: string | null },
): MailText {
  const t = supervisionMailsTexts(locale);
  return letter(locale, config, firstName, t.askedSubject, [
    t.asked({ name, quest: nameOf(locale, quest) }),
    pageStep(locale, config, '/supervision', 'answer', t.sayHere),
    t.strangers,
  ]);
}

/** Tells a guardian of being named. */
export function guardianSupervisesMail(
  locale: Locale,
  config: MailConfig,
  { username: name, ...quest }: AboutQuest,
): MailText {
  const t = supervisionMailsTexts(locale);
  return letter(locale, config, null, t.namedSubject, [
    t.named({ name, quest: nameOf(locale, quest) }),
    pageStep(locale, config, '/guardian', 'guardianPage', t.notSo({ name })),
  ]);
}

const SUBJECTS = {
  agreed: 'agreedSubject',
  freed: 'freedSubject',
  left: 'leftSubject',
  needed: 'neededSubject',
} as const;

/** Tells a young person how it stands. */
export function supervisionMail(
  locale: Locale,
  config: MailConfig,
  { news, waitsUntil, username, ...about }: News,
): MailText {
  const t = supervisionMailsTexts(locale);
  const quest = nameOf(locale, about);
  const subject = t[SUBJECTS[news]];
  if (news === 'agreed' || news === 'freed')
    return letter(locale, config, username, subject, [t[news]({ quest })]);
  const kept = t.leftKept({ when: whenOf(locale, waitsUntil) });
  const home = pageStep(locale, config, '/home', 'openHome', kept);
  return letter(locale, config, username, subject, [t[news]({ quest }), home]);
}

/** Tells those who run the quest. */
export function managersSupervisionMail(
  locale: Locale,
  config: MailConfig,
  { news, waitsUntil, username: name, ...about }: News & { news: Exclude<SupervisionNews, 'agreed'> },
): MailText {
  const t = supervisionMailsTexts(locale);
  const facts = { name, quest: nameOf(locale, about), when: whenOf(locale, waitsUntil) };
  const write = { freed: t.managersFreed, left: t.managersLeft, needed: t.managersNeeded }[news];
  return letter(locale, config, null, t.managersSubject, [write(facts)]);
}

function nameOf(locale: Locale, { title, startedAt }: Omit<AboutQuest, 'username'>): string {
  if (startedAt === null) return quotedQuest(locale, { title, startedAt });
  const t = supervisionMailsTexts(locale);
  return t.questAt({ title: titleIn(locale, title), when: dayAndTimeIn(locale, startedAt) });
}

function whenOf(locale: Locale, instant: number | null): string {
  return instant === null ? supervisionMailsTexts(locale).itsStart : dayAndTimeIn(locale, instant);
}

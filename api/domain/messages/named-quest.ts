import { type QuestTitle, titleIn } from '../quests/quest-translation.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { mailFrameTexts } from '../texts/generated/mail-frame.ts';
import { mailWordsTexts } from '../texts/generated/mail-words.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import type { Locale } from '../texts/locale.ts';
import { fittingSubject, subjectWith } from './subject.ts';

/** A quest as an email names it; without a start it has no date. */
export type NamedQuest = { title: QuestTitle; startedAt: number | null };

/** The quest in few words: its title, and the day. */
export function questOnDay(locale: Locale, { title: named, startedAt }: NamedQuest): string {
  const title = titleIn(locale, named);
  if (startedAt === null) return title;
  return mailFrameTexts(locale).titleOnDay({ title, day: formatsFor(locale).longDay(startedAt) });
}

/** A subject about a quest: its title, and the day, which is said shorter where both do not fit. */
export function questSubject(
  locale: Locale,
  { title: named, startedAt }: NamedQuest,
  say: (about: { quest: string }) => string,
): string {
  const title = titleIn(locale, named);
  if (startedAt === null) return subjectWith({ title }, (names) => say({ quest: names.title }));
  const onDay = (day: string) => (names: { title: string }) =>
    say({ quest: mailFrameTexts(locale).titleOnDay({ ...names, day }) });
  return fittingSubject(
    () => onDay(formatsFor(locale).longDay(startedAt))({ title }),
    () => subjectWith({ title }, onDay(shortDayIn(locale, startedAt))),
  );
}

/** A day in few letters: 'Sat, Nov 28'. */
export function shortDayIn(locale: Locale, instant: number): string {
  return mailWordsTexts(locale).shortDay(formatsFor(locale).shortDay(instant));
}

/** A day with a time in few letters: 'Sat, Nov 28, 10:05 am'. */
export function shortDayAndTimeIn(locale: Locale, instant: number): string {
  return mailFrameTexts(locale).dayAndTime({
    day: shortDayIn(locale, instant),
    time: formatsFor(locale).time(instant),
  });
}

/** The quest in a sentence: “title” and the day. */
export function quotedQuest(locale: Locale, { title: named, startedAt }: NamedQuest): string {
  const title = titleIn(locale, named);
  const t = mailFrameTexts(locale);
  if (startedAt === null) return t.quotedTitle({ title });
  return t.quotedOnDay({ title, day: formatsFor(locale).longDay(startedAt) });
}

/** A day with its times: from when to when, as far as it is known. */
export function spanInWords(
  locale: Locale,
  { startedAt, endedAt }: { startedAt: number; endedAt: number | null },
): string {
  if (endedAt === null) return dayAndTimeIn(locale, startedAt);
  const { longDay, time } = formatsFor(locale);
  const times = { from: time(startedAt), to: time(endedAt) };
  return questMailsTexts(locale).fromTo({ day: longDay(startedAt), ...times });
}

/** Day and time of an instant: 'Sunday, November 22, 2026, 10:05 am'. */
export function dayAndTimeIn(locale: Locale, instant: number): string {
  const { longDay, time } = formatsFor(locale);
  return mailFrameTexts(locale).dayAndTime({ day: longDay(instant), time: time(instant) });
}

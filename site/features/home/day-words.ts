import { formatsFor } from '#domain/texts/formats-for.ts';
import { homeQuestsTexts } from '#domain/texts/generated/home-quests.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { daysUntil, newYorkDay } from '#domain/time/new-york-time.ts';

const WEEK_DAYS = 7;

type Reader = { locale: Locale; now: number };

/** The day of an instant within the next months: “Saturday, December 5”. */
export function dayWords(locale: Locale, instant: number): string {
  const formats = formatsFor(locale);
  const day = newYorkDay(instant);
  return homeQuestsTexts(locale).day({ weekday: formats.weekday(day), day: formats.monthDay(day) });
}

/** “We remind you on Friday, December 4 at 5:00 pm.” */
export function reminderWords(locale: Locale, at: number): string {
  return homeQuestsTexts(locale).reminder({ day: dayWords(locale, at), time: formatsFor(locale).time(at) });
}

/** “See you tomorrow.”; a weekday alone says enough for the next six days. */
export function seeYouWords({ locale, now }: Reader, startedAt: number): string {
  const count = Math.max(0, daysUntil(startedAt, now));
  const day =
    count < WEEK_DAYS ? formatsFor(locale).weekday(newYorkDay(startedAt)) : dayWords(locale, startedAt);
  return homeQuestsTexts(locale).seeYou({ count, day });
}

import { CHECK_IN_AHEAD_MS } from '#domain/attendance/check-in.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { checkInTexts } from '#domain/texts/generated/check-in.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { CheckInQuery } from '../../gql/generated.ts';

type Page = CheckInQuery['checkIn'];

/** Heading of the page, and what to do next; null where a form or the times say it. */
export function checkInWords(locale: Locale, page: Page): { title: string; next: string | null } {
  const t = checkInTexts(locale);
  const { longDay, time } = formatsFor(locale);
  const start = page.startedAt === null ? 0 : Date.parse(page.startedAt);
  const day = page.printedDay === null ? '' : longDay(Date.parse(`${page.printedDay}T16:00:00Z`));
  const words = {
    UNKNOWN: { title: t.unknownTitle, next: t.unknown },
    OTHER_DAY: { title: t.otherDayTitle, next: t.otherDay({ day }) },
    EXPIRED: { title: t.expiredTitle, next: t.expired },
    CANCELLED: { title: t.cancelledTitle, next: t.askLead },
    EARLY: { title: t.earlyTitle, next: t.early({ time: time(start - CHECK_IN_AHEAD_MS) }) },
    OVER: { title: t.overTitle, next: t.askLead },
    NO_PERSON: { title: t.whoTitle, next: t.who },
    NOT_SIGNED_UP: { title: t.notOnTitle, next: t.askLead },
    MARKED: { title: t.markedTitle, next: t.askLead },
    READY: { title: t.title, next: t.hello({ name: page.givenName ?? '' }) },
    CHECKED_IN: { title: t.inTitle, next: null },
    CHECKED_OUT: { title: t.outTitle, next: null },
  } as const;
  return words[page.state];
}

/** Times that the person is credited with; null where there are none. */
export function checkInTimes(locale: Locale, { actualArrivalAt, actualDepartureAt }: Page): string | null {
  const t = checkInTexts(locale);
  const { time } = formatsFor(locale);
  if (actualArrivalAt === null) return null;
  const from = time(Date.parse(actualArrivalAt));
  return actualDepartureAt === null
    ? t.countsFrom({ from })
    : t.counts({ from, to: time(Date.parse(actualDepartureAt)) });
}

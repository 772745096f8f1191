import { groupByDay } from '#domain/text/format.ts';
import type { Formats } from '#domain/texts/formats.ts';
import type { Locale } from '#domain/texts/locale.ts';
import {
  addMonths,
  daysOfMonth,
  isMonth,
  isoOf,
  monthBounds,
  newYorkMonth,
  weekdayOf,
} from '#domain/time/new-york-time.ts';
import type { CharityCalendarQuery } from '../../gql/generated.ts';
import { CharityCalendarDocument } from '../../gql/generated.ts';
import { type Answer, ask } from '../../lib/api-client.ts';
import { titleFor } from '../../lib/language/quest-words-for.ts';
import { paths } from '../../lib/paths.ts';

type CalendarQuest = CharityCalendarQuery['quests'][number];
export type CalendarEntry = {
  href: string;
  time: string;
  title: string;
  isTranslated: boolean;
  isOwn: boolean;
};
export type CalendarDay = { day: string; entries: CalendarEntry[] };

/** How many months ahead the calendar goes; nothing is posted later than the Veil of Time allows. */
const MONTHS_AHEAD = 12;

/** The month asked for ('YYYY-MM') when it is one from now on, else the current one; `now` in epoch milliseconds. */
export function shownMonth(asked: string | null, now: number): string {
  const first = newYorkMonth(now);
  if (asked === null || !isMonth(asked)) return first;
  return asked < first || asked > addMonths(first, MONTHS_AHEAD) ? first : asked;
}

/** The months before and after the shown one, null where the calendar ends. */
export function neighbouringMonths(
  month: string,
  now: number,
): { before: string | null; after: string | null } {
  const first = newYorkMonth(now);
  return {
    before: month > first ? addMonths(month, -1) : null,
    after: month < addMonths(first, MONTHS_AHEAD) ? addMonths(month, 1) : null,
  };
}

/** The weeks of a month from Sunday to Saturday with the Published quests of each day; null outside the month. */
export function calendarWeeks(
  month: string,
  quests: readonly CalendarQuest[],
  { formats, locale }: { formats: Formats; locale: Locale },
): (CalendarDay | null)[][] {
  const published = quests.filter((quest) => quest.publishingStatus === 'Published');
  const byDay = groupByDay(published, ({ startedAt }) => (startedAt === null ? null : Date.parse(startedAt)));
  const days: (CalendarDay | null)[] = daysOfMonth(month).map((day) => ({
    day,
    entries: (byDay.get(day) ?? []).map((quest) => entryOf(quest, formats, locale)),
  }));
  const blanksBefore = weekdayOf(`${month}-01`) % 7;
  const cells = [...Array<null>(blanksBefore).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function entryOf(quest: CalendarQuest, formats: Formats, locale: Locale): CalendarEntry {
  const { text: title, isOfPage: isTranslated } = titleFor(locale, quest);
  return {
    href: paths.quest(quest.providerId, quest.id),
    time: quest.startedAt === null ? '' : formats.time(Date.parse(quest.startedAt)),
    title,
    isTranslated,
    isOwn: quest.viewerContract !== null,
  };
}

/** A charity with its quests of one month 'YYYY-MM'. */
export function loadCharityCalendar(
  locals: App.Locals,
  providerId: string,
  month: string,
): Promise<Answer<CharityCalendarQuery>> {
  const { start, end } = monthBounds(month);
  const [from, to] = [start, end].map((instant) => isoOf(instant));
  return ask(locals, CharityCalendarDocument, { providerId, from: from ?? '', to: to ?? '' });
}

import { formatsFor } from '#domain/texts/formats-for.ts';
import { standInsTexts } from '#domain/texts/generated/stand-ins.ts';
import type { Locale } from '#domain/texts/locale.ts';

type Times = {
  startedAt: string | null;
  endedAt: string | null;
  expectedArrivalAt: string | null;
  expectedDepartureAt: string | null;
};

/** When someone has to be there who takes a place: on a flexible quest, the times of that place. */
export function placeWhen(locale: Locale, times: Times): string {
  const t = standInsTexts(locale);
  const { longDay, timeSpan } = formatsFor(locale);
  const start = instantOf(times.expectedArrivalAt ?? times.startedAt);
  const end = instantOf(times.expectedDepartureAt ?? times.endedAt);
  return start === null ? t.noDay : t.dayAndTime({ day: longDay(start), time: timeSpan(start, end) });
}

function instantOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}

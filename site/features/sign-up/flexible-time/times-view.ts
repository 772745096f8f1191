import { arrivalSteps, departureSteps, type FlexibleQuest } from '#domain/quests/flexible-time.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { signUpTexts } from '#domain/texts/generated/sign-up.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { TimesView } from './TimeSelects.tsx';

/** What was chosen before; epoch milliseconds. */
type Chosen = { arrivalAt?: number | null | undefined; departureAt?: number | null | undefined };

/** The times to choose from on a flexible quest, in words of the page. */
export function timesView(
  locale: Locale,
  quest: FlexibleQuest,
  { arrivalAt, departureAt }: Chosen,
): TimesView {
  const t = signUpTexts(locale);
  const formats = formatsFor(locale);
  const arrivals = arrivalSteps(quest);
  const departures = departureSteps(quest, arrivals[0] ?? 0);
  const minimum = quest.flexibleMinimumTime ?? 0;
  const stopsOf = (instants: readonly number[]) =>
    instants.map((instant) => [String(instant), formats.time(instant)] as const);
  return {
    hint: t.chooseTimes({ duration: formats.duration(minimum) }),
    minimumMs: minimum * 60_000,
    arrival: {
      label: t.arrival,
      slider: t.arrivalSlider,
      stops: stopsOf(arrivals),
      chosen: String(arrivalAt ?? arrivals[0] ?? ''),
    },
    departure: {
      label: t.departure,
      slider: t.departureSlider,
      stops: stopsOf(departures),
      chosen: String(departureAt ?? departures.at(-1) ?? ''),
    },
  };
}

const DAY_MS = 86_400_000;
const DAYS = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1) + day * DAY_MS);

/** What Intl says of days and months, long and short. */
export const CALENDAR_WORDS = new Set(
  (['en', 'es'] as const).flatMap((locale) =>
    (['long', 'short'] as const).flatMap((length) => {
      const form = {
        weekday: length,
        month: length,
        day: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      } as const;
      const { format } = new Intl.DateTimeFormat(locale, form);
      return DAYS.flatMap((day) => format(day).match(/\p{L}+/gu) ?? []);
    }),
  ),
);

import { hourValue } from '#db/schema/hour-value.ts';
import type { Work } from './row-makers.ts';

export const hourValueOf =
  (values: Partial<typeof hourValue.$inferInsert> = {}): Work =>
  async (tx) => {
    const row = { id: 'v', state: 'NJ', startsOn: '2026-01-01', cents: 3349, source: 'Sum of 2025' } as const;
    await tx.insert(hourValue).values({ ...row, countsFrom: 0, ...values });
  };

/** Values of an hour that break each of their rules. */
export const BAD_HOUR_VALUE_ROWS: Readonly<Record<string, readonly Work[]>> = {
  hour_value_cents: [hourValueOf({ cents: 99 }), hourValueOf({ cents: 100_001 })],
  hour_value_day: [hourValueOf({ startsOn: '2026-02-30' }), hourValueOf({ startsOn: '2026' })],
  hour_value_source: [hourValueOf({ source: '' }), hourValueOf({ source: 'x'.repeat(301) })],
  hour_value_state: [hourValueOf({ state: 'CA' as 'NJ' })],
};

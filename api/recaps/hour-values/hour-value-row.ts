import type { hourValue } from '#db/schema/hour-value.ts';

export type HourValueRow = typeof hourValue.$inferSelect;

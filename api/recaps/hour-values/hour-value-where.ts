import { isNotNull, isNull, type SQL } from 'drizzle-orm';
import { hourValue } from '#db/schema/hour-value.ts';

/** Whether a value was neither changed nor removed. */
export function isHeldValue(): SQL {
  return isNull(hourValue.endedAt);
}

/** Whether it is a version of before. */
export function isFormerValue(): SQL {
  return isNotNull(hourValue.endedAt);
}

import { and, desc, eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { hourValue } from '#db/schema/hour-value.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isHeldValue } from './hour-value-where.ts';

export type HourValueRow = typeof hourValue.$inferSelect;

/** The values that hold, by state, the latest day first. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export async function listHourValues({ viewer, store }: Context): Promise<HourValueRow[]> {
  requireStaff(viewer);
  return store.read
    .select()
    .from(hourValue)
    .where(isHeldValue())
    .orderBy(hourValue.state, desc(hourValue.startsOn));
}

/** A value that holds, or null. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export async function findHourValue({ viewer, store }: Context, id: string): Promise<HourValueRow | null> {
  requireStaff(viewer);
  return (await selectValue(store.read, id)) ?? null;
}

/** A value that holds. Errors: HOUR_VALUE_NOT_FOUND. */
export async function requireHourValue(tx: Db, id: string): Promise<HourValueRow> {
  const found = await selectValue(tx, id);
  if (!found) throw new DomainError('HOUR_VALUE_NOT_FOUND');
  return found;
}

async function selectValue(db: Db, id: string): Promise<HourValueRow | undefined> {
  const [row] = await db
    .select()
    .from(hourValue)
    .where(and(eq(hourValue.id, id), isHeldValue()));
  return row;
}

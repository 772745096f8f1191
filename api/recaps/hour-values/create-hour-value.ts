import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { NewHourValueInput } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { hourValue } from '#db/schema/hour-value.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type HourValueForm, problemOfHourValue, problemOfHourValueDay } from '#domain/recaps/hour-value.ts';
import type { HourValueRow } from './hour-value-queries.ts';
import { isHeldValue } from './hour-value-where.ts';

/** Adds a value of an hour. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function createHourValue(
  { viewer, store, now }: Context,
  { state, startsOn, ...given }: NewHourValueInput,
): Promise<HourValueRow> {
  const { accountId: actorId } = requireStaff(viewer);
  const form = readHourValue(given);
  return store.write(async (tx) => {
    const others = await tx
      .select({ startsOn: hourValue.startsOn })
      .from(hourValue)
      .where(and(eq(hourValue.state, state), isHeldValue()));
    const days = others.map((one) => one.startsOn);
    const message = problemOfHourValueDay(startsOn, days);
    if (message) throw new DomainError('BAD_USER_INPUT', { message });
    const row = { id: newId(now), state, startsOn, ...form, countsFrom: now, endedAt: null };
    await tx.insert(hourValue).values(row);
    const detail = { state, startsOn, cents: row.cents };
    await recordAudit(tx, now, { action: 'hour-value-added', actorId, subjectId: row.id, detail });
    return row;
  });
}

/** Amount and source as they are kept. Errors: BAD_USER_INPUT. */
export function readHourValue({ cents, source }: HourValueForm): HourValueForm {
  const form = { cents, source: source.trim() };
  const message = problemOfHourValue(form);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  return form;
}

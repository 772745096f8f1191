import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { HourValueChangesInput } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { hourValue } from '#db/schema/hour-value.ts';
import { readHourValue } from './create-hour-value.ts';
import type { HourValueRow } from './hour-value-queries.ts';
import { requireHourValue } from './hour-value-queries.ts';

/**
 * Changes a value for what begins from now on; the former version stays for what began before. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, HOUR_VALUE_NOT_FOUND, BAD_USER_INPUT.
 */
export async function updateHourValue(
  { viewer, store, now }: Context,
  { id, ...given }: HourValueChangesInput,
): Promise<HourValueRow> {
  const { accountId: actorId } = requireStaff(viewer);
  const form = readHourValue(given);
  return store.write(async (tx) => {
    const held = await requireHourValue(tx, id);
    if (held.cents === form.cents && held.source === form.source) return held;
    const row = { ...held, ...form, countsFrom: now };
    await tx.update(hourValue).set(row).where(eq(hourValue.id, id));
    await tx.insert(hourValue).values({ ...held, id: newId(now), endedAt: now });
    const { state, startsOn, cents: before } = held;
    const detail = { state, startsOn, before, after: form.cents };
    await recordAudit(tx, now, { action: 'hour-value-changed', actorId, subjectId: id, detail });
    return row;
  });
}

/** Ends a value for what begins from now on. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, HOUR_VALUE_NOT_FOUND. */
export async function deleteHourValue({ viewer, store, now }: Context, id: string): Promise<HourValueRow> {
  const { accountId: actorId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const held = await requireHourValue(tx, id);
    await tx.update(hourValue).set({ endedAt: now }).where(eq(hourValue.id, id));
    const { state, startsOn, cents } = held;
    const detail = { state, startsOn, cents };
    await recordAudit(tx, now, { action: 'hour-value-removed', actorId, subjectId: id, detail });
    return held;
  });
}

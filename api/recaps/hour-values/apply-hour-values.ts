import { recordAudits } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { hourValue } from '#db/schema/hour-value.ts';
import { appliedHourValues, changedHourValues } from '#domain/recaps/hour-value.ts';
import { isFormerValue } from './hour-value-where.ts';

/**
 * Gives what began before a change its values too; answers with how many values of the past that changed.
 * Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function applyHourValues({ viewer, store, now }: Context): Promise<number> {
  const { accountId: actorId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const before = await tx.select().from(hourValue);
    const changes = changedHourValues(before, appliedHourValues(before));
    await tx.delete(hourValue).where(isFormerValue());
    await tx.update(hourValue).set({ countsFrom: 0 });
    const entries = changes.map((detail) => ({ actorId, subjectId: null, detail }));
    await recordAudits(
      tx,
      now,
      entries.map((entry) => ({ ...entry, action: 'hour-values-applied' })),
    );
    return changes.length;
  });
}

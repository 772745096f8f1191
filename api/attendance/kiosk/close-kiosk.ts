import { recordAudit } from '#api/access/audit/record-audit.ts';
import { countAttempt, takeOne } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankKioskCookie, isKioskPinOf } from '#api/access/request/kiosk-cookie.ts';
import type { MutationCloseKioskArgs } from '#api/graphql/generated/types.ts';
import { mayAt } from '#domain/permissions/permissions.ts';
import { findOpenKiosk } from './open-kiosks.ts';

/**
 * Ends the kiosk that this browser is, by its PIN or by whoever takes attendance there; false for another PIN, and where
 * it is no kiosk. Errors: RATE_LIMITED.
 */
export async function closeKiosk(context: Context, { pin }: MutationCloseKioskArgs): Promise<boolean> {
  const { store, viewer, now, config, setCookie } = context;
  const found = await findOpenKiosk(store.read, context);
  if (!found) return false;
  const { note, quest } = found;
  if (!mayAt(viewer, quest.providerId, 'takeAttendance')) {
    await countAttempt(store, [{ limit: 'kioskPin', subject: note.id }], now);
    if (!isKioskPinOf(config, note, pin)) return false;
  }
  await store.write(async (tx) => {
    await takeOne(tx, { limit: 'kioskClosing', subject: note.id }, now);
    const actorId = viewer?.accountId ?? null;
    await recordAudit(tx, now, { actorId, action: 'kiosk-closed', subjectId: note.questId });
  });
  setCookie(blankKioskCookie(config));
  return true;
}

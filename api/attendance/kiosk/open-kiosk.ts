import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { kioskCookie } from '#api/access/request/kiosk-cookie.ts';
import { readDoorQuest } from '#api/attendance/posters/check-in-queries.ts';
import type { MutationOpenKioskArgs } from '#api/graphql/generated/types.ts';
import { clearSessionCookies, endSessionHere } from '#api/identity/accounts/end-session-here.ts';
import { refusalOfKiosk } from '#domain/attendance/kiosk.ts';
import { DomainError } from '#domain/errors/errors.ts';

/**
 * Makes this browser the kiosk of a quest for today, and logs out here. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND,
 * FORBIDDEN, those of refusalOfKiosk.
 */
export async function openKiosk(context: Context, { questId, pin }: MutationOpenKioskArgs): Promise<boolean> {
  const { viewer, store, config, now, setCookie } = context;
  const { accountId } = requireLogin(viewer);
  const found = await readDoorQuest(store.read, questId, null);
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  requireFeature(viewer, found.providerId, 'takeAttendance');
  const refusal = refusalOfKiosk(found, pin, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  await store.write(async (tx) => {
    await recordAudit(tx, now, { actorId: accountId, action: 'kiosk-opened', subjectId: questId });
    await endSessionHere(tx, context);
  });
  clearSessionCookies(context);
  setCookie(kioskCookie(config, { questId, openedBy: accountId, pin, now }));
  return true;
}

import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { endKiosk, readOpenKiosk } from '#api/access/kiosk/open-kiosk.ts';
import type { Context } from '#api/access/request/context.ts';
import { blankKioskCookie, isKioskPinOf } from '#api/access/request/kiosk-cookie.ts';
import type { MutationCloseKioskArgs } from '#api/graphql/generated/types.ts';

/** Ends the kiosk that this browser is by its PIN; false for another PIN, and where it is no kiosk. Errors: RATE_LIMITED. */
export async function closeKiosk(context: Context, { pin }: MutationCloseKioskArgs): Promise<boolean> {
  const { store, now, config, setCookie } = context;
  const note = await readOpenKiosk(store.read, context);
  if (!note) return false;
  await countAttempt(store, [{ limit: 'kioskPin', subject: note.id }], now);
  if (!isKioskPinOf(config, note, pin)) return false;
  await store.write((tx) => endKiosk(tx, now, note, null));
  setCookie(blankKioskCookie(config));
  return true;
}

import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { forgetNumber } from './request-text-number.ts';

/** Ends text messages to the session's own account, and forgets the number. Errors: NOT_LOGGED_IN. */
export async function removeTextNumber({ viewer, store, now }: Context): Promise<true> {
  const { accountId } = requireLogin(viewer);
  await store.write((tx) => forgetNumber(tx, accountId, now));
  return true;
}

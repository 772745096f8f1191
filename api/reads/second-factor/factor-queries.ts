import { count, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { SecondFactorRow } from '#api/rows/second-factor/second-factor-rows.ts';
import { oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import type { Db } from '#db/store.ts';

/** How the own account stands to second factors. Errors: NOT_LOGGED_IN. */
export async function findSecondFactor({ viewer, store }: Context): Promise<SecondFactorRow> {
  const { accountId, secondFactorAt, areRightsHeld } = requireLogin(viewer);
  const since = (await readOneTimePassword(store.read, accountId))?.confirmedAt ?? null;
  return {
    ownerId: accountId,
    isOn: since !== null,
    since,
    recoveryCodesLeft: await countRecoveryCodes(store.read, accountId),
    isShown: secondFactorAt !== null,
    areRightsHeld,
  };
}

/** The one-time passwords of an account, in force or being set up. */
export async function readOneTimePassword(db: Db, accountId: string) {
  return db.select().from(oneTimePassword).where(eq(oneTimePassword.accountId, accountId)).get();
}

/** How many recovery codes of an account are left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId));
  return counted?.left ?? 0;
}

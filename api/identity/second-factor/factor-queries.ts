import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countRecoveryCodes, readFactorMeans } from '#api/access/auth/second-factor.ts';
import type { Context } from '#api/access/request/context.ts';
import { findPasskeySite } from '#api/access/request/passkey-site.ts';
import { oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import type { Db } from '#db/store.ts';
import type { FactorMeans } from '#domain/identity/second-factor.ts';
import { requirePendingLogIn } from './recovery-queries.ts';
import type { SecondFactorRow, WaitingLogInRow } from './second-factor-rows.ts';

/** How the own account stands to second factors. Errors: NOT_LOGGED_IN. */
export async function findSecondFactor(context: Context): Promise<SecondFactorRow> {
  const { viewer, store } = context;
  const { accountId, secondFactorAt, areRightsHeld } = requireLogin(viewer);
  const since = (await readOneTimePassword(store.read, accountId))?.confirmedAt ?? null;
  return {
    ownerId: accountId,
    isOn: since !== null,
    since,
    recoveryCodesLeft: await countRecoveryCodes(store.read, accountId),
    isShown: secondFactorAt !== null,
    areRightsHeld,
    ...passkeyMeansOf(context, await readFactorMeans(store.read, accountId)),
  };
}

/** Second factors that a pending login accepts, by the browser's cookie or a token. Errors: LOG_IN_LAPSED. */
export async function findWaitingLogIn(
  context: Context,
  { logInToken }: { logInToken?: string | null },
): Promise<WaitingLogInRow> {
  const { accountId } = await requirePendingLogIn(context, logInToken);
  const means = await readFactorMeans(context.store.read, accountId);
  const { hasPasskey: takesPasskey } = passkeyMeansOf(context, means);
  return { takesCode: means.hasOneTimePassword, takesPasskey };
}

/** No browser shows a passkey at a bare number. */
function passkeyMeansOf(context: Context, { asksPasskey, hasPasskey }: FactorMeans) {
  return { asksPasskey, hasPasskey: hasPasskey && findPasskeySite(context) !== null };
}

/** The one-time passwords of an account, in force or being set up. */
export async function readOneTimePassword(db: Db, accountId: string) {
  return db.select().from(oneTimePassword).where(eq(oneTimePassword.accountId, accountId)).get();
}

/** Hashes of the recovery codes that are left of an account. */
export async function readCodeHashes(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.select().from(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  return rows.map(({ codeHash }) => codeHash);
}

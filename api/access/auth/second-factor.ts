import { randomBytes } from 'node:crypto';
import { and, count, eq, exists, gte, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { account } from '#db/schema/account.ts';
import { passkey } from '#db/schema/passkey.ts';
import { factorRecovery, oneTimePassword, recoveryCode } from '#db/schema/second-factor.ts';
import { session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import {
  type FactorMeans,
  factorCodeOf,
  isStepFresh,
  type LogInWay,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeOf,
  shownRecoveryCode,
} from '#domain/identity/second-factor.ts';
import { stepOfCode } from './one-time-password.ts';
import { hashToken } from './session.ts';
import type { Viewer } from './viewer.ts';

/** Kind of second factor that was used. */
export type ShownFactor = Extract<LogInWay, 'one-time-password' | 'recovery-code'>;

const confirmedOf = prepareOnce((db: Db) =>
  db
    .select({ confirmedAt: oneTimePassword.confirmedAt })
    .from(oneTimePassword)
    .where(
      and(
        eq(oneTimePassword.accountId, sql.placeholder('accountId')),
        isNotNull(oneTimePassword.confirmedAt),
      ),
    )
    .prepare(),
);

/** Whether an account has one-time passwords. */
export async function hasOneTimePassword(db: Db, accountId: string): Promise<boolean> {
  return (await confirmedOf(db).get({ accountId })) !== undefined;
}

const isOfAccount = eq(account.id, sql.placeholder('accountId'));
const meansOf = prepareOnce((db: Db) => {
  const passwords = db
    .select({ one: sql`1` })
    .from(oneTimePassword)
    .where(and(eq(oneTimePassword.accountId, account.id), isNotNull(oneTimePassword.confirmedAt)));
  return db
    .select({
      hasOneTimePassword: sql<boolean>`${exists(passwords)}`.mapWith(Boolean),
      hasPasskey: sql<boolean>`${exists(passkeysOf(db))}`.mapWith(Boolean),
      asksPasskey: account.passkeyAsked,
    })
    .from(account)
    .where(isOfAccount)
    .prepare();
});

/** Reads which second factors an account has, and whether it asks for a passkey. */
export async function readFactorMeans(db: Db, accountId: string): Promise<FactorMeans> {
  const found = await meansOf(db).get({ accountId });
  return found ?? { hasOneTimePassword: false, hasPasskey: false, asksPasskey: false };
}

/** Ends the demand for a passkey once the account has none; a new passkey doesn't bring it back. */
export async function endEmptyPasskeyDemand(tx: Db, accountId: string): Promise<void> {
  const isEmpty = and(eq(account.id, accountId), account.passkeyAsked, notExists(passkeysOf(tx)));
  await tx.update(account).set({ passkeyAsked: false }).where(isEmpty);
}

/** Deletes an open recovery request: the account has a second factor, and the request may be a stranger's. */
export async function dropOpenRecovery(tx: Db, accountId: string): Promise<void> {
  const isOpen = and(eq(factorRecovery.accountId, accountId), isNull(factorRecovery.takenAt));
  await tx.delete(factorRecovery).where(isOpen);
}

function passkeysOf(db: Db) {
  return db.select({ one: sql`1` }).from(passkey).where(eq(passkey.accountId, account.id));
}

/**
 * Takes a one-time password or a recovery code of the account, each good once: what was used up is written with the act
 * that it opens. Null when it is none. `now` in epoch ms.
 */
export async function spendSecondFactor(
  tx: Db,
  now: number,
  accountId: string,
  typed: string,
): Promise<ShownFactor | null> {
  const given = factorCodeOf(typed);
  const known = await tx.select().from(oneTimePassword).where(isOf(accountId)).get();
  if (given === null || !known || known.confirmedAt === null) return null;
  if (given.kind === 'recovery')
    return (await spendRecoveryCode(tx, accountId, given.code)) ? 'recovery-code' : null;
  return (await spendStep(tx, now, known, given.code)) ? 'one-time-password' : null;
}

/** Takes the code of a step, which must be later than the one before. The first code is taken the same way. */
export async function spendStep(
  tx: Db,
  now: number,
  { accountId, secret: sealed, lastStep }: typeof oneTimePassword.$inferSelect,
  code: string,
): Promise<boolean> {
  const secret = tx.cells.open('one_time_password.secret', accountId, sealed);
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (step === null || !isStepFresh(step, lastStep)) return false;
  await tx.update(oneTimePassword).set({ lastStep: step }).where(isOf(accountId));
  return true;
}

/** Makes ten recovery codes in the place of those before, and returns them as they are shown: once. */
export async function makeRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH)));
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
  const rows = [...codes].map((code) => ({ accountId, codeHash: hashToken(code) }));
  await insertRows(tx, recoveryCode, rows);
  return [...codes].map(shownRecoveryCode);
}

/** Takes one-time passwords and recovery codes away; what is asked of passkeys stays. */
export async function removeSecondFactor(tx: Db, accountId: string): Promise<void> {
  await tx.delete(oneTimePassword).where(isOf(accountId));
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}

/** Removes one-time passwords set up at or after `since` (epoch ms). */
export async function removeSecondFactorSince(tx: Db, accountId: string, since: number): Promise<void> {
  const isSince = and(isOf(accountId), gte(oneTimePassword.createdAt, since));
  const known = await tx.select({ id: oneTimePassword.accountId }).from(oneTimePassword).where(isSince);
  if (known.length > 0) await removeSecondFactor(tx, accountId);
}

/** Notes that a second factor was shown in a session, by the hash of its token. `now` in epoch ms. */
export async function noteSecondFactor(tx: Db, now: number, sessionId: string): Promise<void> {
  await tx.update(session).set({ secondFactorAt: now }).where(eq(session.id, sessionId));
}

/** Ends the sessions of the viewer that have shown less than this one. */
export async function endOtherSessions(tx: Db, { accountId, sessionId }: Viewer): Promise<void> {
  await tx.delete(session).where(and(eq(session.accountId, accountId), ne(session.id, sessionId)));
}

async function spendRecoveryCode(tx: Db, accountId: string, code: string): Promise<boolean> {
  const isMeant = and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.codeHash, hashToken(code)));
  return (await tx.delete(recoveryCode).where(isMeant).returning()).length > 0;
}

function isOf(accountId: string) {
  return eq(oneTimePassword.accountId, accountId);
}

/** How many recovery codes of an account are left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId));
  return counted?.left ?? 0;
}

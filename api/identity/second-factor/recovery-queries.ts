import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { type PendingLogIn, readPendingLogIn } from '#api/access/auth/pending-log-in.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { account } from '#db/schema/account.ts';
import { factorRecovery } from '#db/schema/second-factor.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { RECOVERY_UNDO_MS, type RecoveryState, recoveryStateOf } from '#domain/identity/second-factor.ts';
import type { FactorRecoveryRow, OwnFactorRecoveryRow } from './second-factor-rows.ts';

const MOST = 100;

export type FactorRecovery = typeof factorRecovery.$inferSelect;

/** The login that waits for a second factor, of this browser or of a token. Errors: LOG_IN_LAPSED. */
export async function requirePendingLogIn(
  { store, now, request }: Pick<Context, 'store' | 'now' | 'request'>,
  logInToken: string | null | undefined,
): Promise<PendingLogIn> {
  const pending = await readPendingLogIn(store.read, now, logInToken ?? request.logInToken);
  if (pending === null) throw new DomainError('LOG_IN_LAPSED');
  return pending;
}

/** How far the recovery of a waiting login's owner has come; null: none was asked for. Errors: LOG_IN_LAPSED. */
export async function findOwnRecovery(
  context: Context,
  { logInToken }: { logInToken?: string | null },
): Promise<OwnFactorRecoveryRow | null> {
  const { accountId } = await requirePendingLogIn(context, logInToken);
  const row = await readRecovery(context.store.read, accountId);
  return row ? ownRecoveryOf(row) : null;
}

/** Recovery request as its owner sees it. */
export function ownRecoveryOf(row: FactorRecovery): OwnFactorRecoveryRow {
  return { state: recoveryStateOf(row), endsAt: row.endsAt };
}

/** What the link of an email stops. Errors: INVALID_TOKEN. */
export async function findStoppableRecovery(
  { store, now }: Context,
  { token }: { token: string },
): Promise<RecoveryState> {
  return recoveryStateOf(await requireRecoveryByToken(store.read, now, token));
}

/** The recovery of a token, while it can be stopped or taken back. `now` in epoch ms. Errors: INVALID_TOKEN. */
export async function requireRecoveryByToken(db: Db, now: number, token: string): Promise<FactorRecovery> {
  const isInTime = or(isNull(factorRecovery.takenAt), gt(factorRecovery.takenAt, now - RECOVERY_UNDO_MS));
  const found = await db
    .select()
    .from(factorRecovery)
    .where(and(eq(factorRecovery.tokenHash, hashToken(token)), isInTime))
    .get();
  if (!found) throw new DomainError('INVALID_TOKEN');
  return found;
}

/** The recovery of an account. */
export async function readRecovery(db: Db, accountId: string): Promise<FactorRecovery | null> {
  const isMeant = eq(factorRecovery.accountId, accountId);
  return (await db.select().from(factorRecovery).where(isMeant).get()) ?? null;
}

/** All that staff are asked for and have agreed to, the oldest first. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export async function listRecoveries({ viewer, store }: Context): Promise<FactorRecoveryRow[]> {
  requireStaff(viewer);
  const rows = await selectRecoveries(store.read).orderBy(asc(factorRecovery.askedAt)).limit(MOST);
  return rows.map(recoveryRowOf);
}

/** Reads a recovery request. Errors: REQUEST_NOT_FOUND. */
export async function readRecoveryRow(db: Db, accountId: string): Promise<FactorRecoveryRow> {
  const row = await selectRecoveries(db).where(eq(factorRecovery.accountId, accountId)).get();
  if (!row) throw new DomainError('REQUEST_NOT_FOUND');
  return recoveryRowOf(row);
}

type Selected = Awaited<ReturnType<typeof selectRecoveries>>[number];

function selectRecoveries(db: Db) {
  const granter = alias(account, 'granter');
  return db
    .select({
      id: factorRecovery.accountId,
      username: account.username,
      askedAt: factorRecovery.askedAt,
      grantedAt: factorRecovery.grantedAt,
      endsAt: factorRecovery.endsAt,
      takenAt: factorRecovery.takenAt,
      grantedBy: granter.username,
    })
    .from(factorRecovery)
    .innerJoin(account, eq(account.id, factorRecovery.accountId))
    .leftJoin(granter, eq(granter.id, factorRecovery.grantedById))
    .$dynamic();
}

function recoveryRowOf({ grantedAt, takenAt, ...row }: Selected): FactorRecoveryRow {
  return { ...row, state: recoveryStateOf({ grantedAt, takenAt }) };
}

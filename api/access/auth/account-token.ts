import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { newId } from '#db/new-id.ts';
import { accountToken } from '#db/schema/session.ts';
import type { Db, Store } from '#db/store.ts';
import { type AccountTokenKind, TOKEN_LIFETIME_MS, TOKEN_MEMORY_MS } from '#domain/sessions/account-token.ts';
import { hashToken } from './session.ts';

type TokenOptions = { lifetimeMs?: number; questId?: string | null };

/**
 * A new token for a link in an email, good for `lifetimeMs`; the database gets its hash only. `now` in epoch ms;
 * `questId`: the quest its owner came for.
 */
export async function issueToken(
  tx: Db,
  now: number,
  accountId: string,
  kind: AccountTokenKind,
  { lifetimeMs = TOKEN_LIFETIME_MS[kind], questId = null }: TokenOptions = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(accountToken).values({
    id: newId(now),
    accountId,
    kind,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: now + lifetimeMs,
    questId,
  });
  return token;
}

/** The quest that an account came for, by its newest unused link to an address; null for none. */
export async function readQuestCameFor(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .select({ questId: accountToken.questId })
    .from(accountToken)
    .where(
      and(
        eq(accountToken.accountId, accountId),
        eq(accountToken.kind, 'verify-email'),
        isNull(accountToken.usedAt),
        isNotNull(accountToken.questId),
      ),
    )
    .orderBy(desc(accountToken.createdAt))
    .limit(1)
    .get();
  return row?.questId ?? null;
}

/** Keeps a used link to a new address among those that confirm one, so that whoever opens it again is known. */
export async function keepSpentToken(tx: Db, now: number, accountId: string, tokenHash: string) {
  const expiresAt = now + TOKEN_LIFETIME_MS['verify-email'];
  const spent = { kind: 'verify-email' as const, createdAt: now, expiresAt, usedAt: now };
  await tx.insert(accountToken).values({ id: newId(now), accountId, tokenHash, ...spent });
}

/** Hash under which the used link of something that is undone is kept: of no link that confirms an address. */
const usedLinkHash = (tokenHash: string) => hashToken(`undone ${tokenHash}`);

/** Keeps that a link which undoes something was used, so that whoever opens it again reads when. `now` in epoch ms. */
export async function keepUsedLink(tx: Db, now: number, accountId: string, tokenHash: string): Promise<void> {
  await keepSpentToken(tx, now, accountId, usedLinkHash(tokenHash));
}

/** When a link that undoes something was used; null where it wasn't, or was long ago. */
export async function readUsedLinkAt(db: Db, token: string): Promise<number | null> {
  const isKept = eq(accountToken.tokenHash, usedLinkHash(hashToken(token)));
  const row = await db.select({ usedAt: accountToken.usedAt }).from(accountToken).where(isKept).get();
  return row?.usedAt ?? null;
}

/** Finds a token's account and whether the token is still valid; null if it never existed. */
export async function readToken(
  db: Db,
  now: number,
  kind: AccountTokenKind,
  token: string,
): Promise<{ accountId: string; isGood: boolean } | null> {
  const row = await db
    .select()
    .from(accountToken)
    .where(and(eq(accountToken.tokenHash, hashToken(token)), eq(accountToken.kind, kind)))
    .get();
  return row ? { accountId: row.accountId, isGood: row.usedAt === null && row.expiresAt > now } : null;
}

/**
 * Uses a token up, and with it every other one of its kind that the account has open. Returns the account, or
 * null when the token is not good any more: the condition stands in the UPDATE, so that it is used once.
 */
export async function spendToken(
  tx: Db,
  now: number,
  kind: AccountTokenKind,
  token: string,
): Promise<string | null> {
  const isGood = and(isNull(accountToken.usedAt), gt(accountToken.expiresAt, now));
  const [spent] = await tx
    .update(accountToken)
    .set({ usedAt: now })
    .where(and(eq(accountToken.tokenHash, hashToken(token)), eq(accountToken.kind, kind), isGood))
    .returning({ accountId: accountToken.accountId });
  if (!spent) return null;
  await spendAllTokens(tx, now, kind, spent.accountId);
  return spent.accountId;
}

/** Uses up every open token of a kind. */
export async function spendAllTokens(
  tx: Db,
  now: number,
  kind: AccountTokenKind,
  accountId: string,
): Promise<void> {
  await tx
    .update(accountToken)
    .set({ usedAt: now })
    .where(
      and(eq(accountToken.accountId, accountId), eq(accountToken.kind, kind), isNull(accountToken.usedAt)),
    );
}

/** Forgets what expired long ago. */
export async function sweepTokens(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, accountToken, lt(accountToken.expiresAt, now - TOKEN_MEMORY_MS));
}

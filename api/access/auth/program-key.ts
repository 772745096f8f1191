import { and, eq, gt } from 'drizzle-orm';
import { programKey } from '#db/schema/program-key.ts';
import type { Store } from '#db/store.ts';
import { PROGRAM_KEY_MARK, PROGRAM_USE_MS, type Program } from '#domain/permissions/program-scope.ts';
import { hashToken } from './session.ts';

/** Whether a token is, or looks like, a program's key and no session's. */
export function isProgramKey(token: string): boolean {
  return token.startsWith(PROGRAM_KEY_MARK);
}

/** The program of a key, null when the key is unknown or its time is over; notes the use. `now` in epoch ms. */
export async function findProgram(store: Store, token: string, now: number): Promise<Program | null> {
  const { id, providerId, scopes, expiresAt, lastUsedAt } = programKey;
  const [found] = await store.read
    .select({ keyId: id, providerId, scopes, expiresAt, lastUsedAt })
    .from(programKey)
    .where(and(eq(programKey.tokenHash, hashToken(token)), gt(expiresAt, now)));
  if (!found) return null;
  const { lastUsedAt: usedAt, ...program } = found;
  if (usedAt === null || now - usedAt >= PROGRAM_USE_MS)
    await store.write((tx) => tx.update(programKey).set({ lastUsedAt: now }).where(eq(id, program.keyId)));
  return program;
}

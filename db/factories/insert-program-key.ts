import { createHash } from 'node:crypto';
import { programKey } from '../schema/program-key.ts';
import type { Db } from '../store.ts';
import { FACTORY_NOW, nextNumber } from './sequence.ts';

/** A key of charity 1 that reads quests for ten years; returns it as its program sends it. */
export async function insertProgramKey(
  tx: Db,
  overrides: Partial<typeof programKey.$inferInsert> = {},
): Promise<string> {
  const number = nextNumber('program-key');
  const token = `chk_live_${String(number).padStart(32, '0')}`;
  await tx.insert(programKey).values({
    id: `program-key-${number}`,
    providerId: '1',
    name: 'Newsletter',
    scopes: ['quests'],
    tokenHash: createHash('sha256').update(token).digest('hex'),
    createdAt: FACTORY_NOW,
    expiresAt: FACTORY_NOW + 3_650 * 24 * 3_600_000,
    ...overrides,
  });
  return token;
}

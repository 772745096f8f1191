import { letter } from '../schema/letter.ts';
import type { Db } from '../store.ts';
import { insertVolunteerRow } from './insert-account.ts';
import { FACTORY_NOW, nextNumber } from './sequence.ts';

const DAYS = { firstDay: '2026-01-01', lastDay: '2026-01-31' };
const KIND = { variant: 'school', locale: 'en', paper: 'a4', isByCharity: false } as const;
const HASHES = { codeHash: 'c'.repeat(64), contentHash: 'd'.repeat(64) };

/** A letter about January, superseded by whatever hours there are. */
export async function insertLetter(
  tx: Db,
  overrides: Partial<typeof letter.$inferInsert> = {},
): Promise<void> {
  const id = overrides.id ?? `letter-${nextNumber('letter')}`;
  const chariteerId = overrides.chariteerId ?? (await insertVolunteerRow(tx)).id;
  const code = tx.cells.seal('letter.code', id, 'c0de'.repeat(8));
  const row = { id, chariteerId, ...DAYS, ...KIND, ...HASHES, code, minutes: 60, issuedAt: FACTORY_NOW };
  await tx.insert(letter).values({ ...row, ...overrides });
}

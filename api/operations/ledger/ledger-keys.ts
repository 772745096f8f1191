import { sql } from 'drizzle-orm';
import type { LedgerPart } from './ledger-part.ts';

type Keys = Pick<LedgerPart, 'keysAfter'>;

/** The ids of a table in their order, a few at a time. */
export function keysOf(table: 'quest' | 'district' | 'contract' | 'chariteer' | 'provider'): Keys {
  const name = sql.identifier(table);
  return {
    keysAfter: async (db, key, most) =>
      idsOf(await db.all(sql`SELECT "id" FROM ${name} WHERE "id" > ${key} ORDER BY "id" LIMIT ${most}`)),
  };
}

/** The row numbers of the full-text index of quests. */
export const WORD_KEYS: Keys = {
  keysAfter: async (db, key, most) =>
    idsOf(
      await db.all(
        sql`SELECT rowid AS "id" FROM quest_words WHERE rowid > ${Number(key)} ORDER BY rowid LIMIT ${most}`,
      ),
    ),
};

const idsOf = (rows: { id: string | number }[]) => rows.map(({ id }) => String(id));

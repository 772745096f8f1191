import Sqlite from 'better-sqlite3';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { migrateEmbedded } from './migrate.ts';
import { schema } from './schema/all.ts';

type Key = { id: number; from: string; table: string; on_delete: string };

it('every reference ends with its row as the schema says', () => {
  const db = new Sqlite(':memory:');
  migrateEmbedded(db);
  const kept = (table: string) =>
    [...Map.groupBy(db.pragma(`foreign_key_list(${table})`) as Key[], ({ id }) => id).values()].map((keys) =>
      [keys.map(({ from }) => from).sort(), keys[0]?.table, keys[0]?.on_delete].join(' '),
    );
  for (const table of Object.values(schema)) {
    const { name, foreignKeys } = getTableConfig(table);
    const wanted = foreignKeys.map(({ onDelete = 'no action', reference }) => {
      const { columns, foreignColumns } = reference();
      const parent = foreignColumns[0] && getTableConfig(foreignColumns[0].table).name;
      return [columns.map((column) => column.name).sort(), parent, onDelete.toUpperCase()].join(' ');
    });
    expect(kept(name).sort(), name).toEqual(wanted.sort());
  }
});

import { foldedSql } from './folded-sql.ts';

/*
 * Keys by which texts are searched and names sorted, written with the text by whoever writes it: a verb, an importer, a
 * seed, an undo. Nothing else writes them, and no one is shown one.
 */

/** The columns of which a key is made, the key, and its text in SQL before folding. */
type Key = { column: string; of: readonly string[]; text: (row: string) => string };

const nameOf =
  (column: string): Key['text'] =>
  (row) =>
    `${row}.${column}`;

/** Last, first and last name again: searched in both orders, sorted by the last name. */
const FOLDED_KEYS: Readonly<Record<string, Key>> = {
  account: {
    column: 'searchKey',
    of: ['nameLast', 'nameFirst', 'username', 'email'],
    text: (row) => `coalesce(${row}.nameLast || ' ', '') || coalesce(${row}.nameFirst || ' ', '')
  || coalesce(${row}.nameLast || ' ', '') || ${row}.username || ' ' || ${row}.email`,
  },
  chariteer: {
    column: 'nameKey',
    of: ['nameLast', 'nameFirst', 'username'],
    text: (row) =>
      `${row}.nameLast || ' ' || ${row}.nameFirst || ' ' || ${row}.nameLast || ' ' || ${row}.username`,
  },
  provider: { column: 'nameKey', of: ['name'], text: nameOf('name') },
  guild: { column: 'searchKey', of: ['name'], text: nameOf('name') },
  orientation: { column: 'nameKey', of: ['name'], text: nameOf('name') },
  quest: { column: 'titleKey', of: ['eventTitle'], text: nameOf('eventTitle') },
};

/** Has the triggers write the keys of all rows, for the migration that begins with them. */
const writeKeysSql = (table: string, { column }: Key) => `UPDATE ${table} SET ${column} = NULL`;

/**
 * Two triggers a table. The one of new rows wakes the other by touching the key, which so stays right whoever writes it;
 * a trigger does not wake itself.
 */
export const KEY_TRIGGERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(FOLDED_KEYS).map(([table, key]) => [
    table,
    [
      `CREATE TRIGGER IF NOT EXISTS ${table}_folded AFTER UPDATE OF ${[...key.of, key.column].join(', ')} ON ${table}
BEGIN UPDATE ${table} SET ${key.column} = ${foldedSql(`(${key.text('NEW')})`)}
WHERE id = NEW.id; END;`,
      `CREATE TRIGGER IF NOT EXISTS ${table}_folded_at_insert AFTER INSERT ON ${table}
BEGIN ${writeKeysSql(table, key)} WHERE id = NEW.id; END;`,
    ],
  ]),
);

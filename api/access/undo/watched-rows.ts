import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { alert } from '#db/schema/alert.ts';
import { documentRequirement } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { droppedSlot } from '#db/schema/dropped-slot.ts';
import { orientation } from '#db/schema/orientation.ts';
import { checkRequirement } from '#db/schema/person-check.ts';
import { picture } from '#db/schema/picture.ts';
import { provider } from '#db/schema/provider.ts';
import { organizationCodePass, quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { questImport } from '#db/schema/quest-import.ts';
import { questNotice } from '#db/schema/quest-message.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import type { UndoScope } from '#domain/quests/changes/undo.ts';

/** Rows of one table that a change can touch, or that tell that someone has acted on it since. */
export type Watched = {
  /** `scope/table`. */
  part: string;
  table: SQLiteTable;
  /** What tells one row from another. */
  keys: readonly SQLiteColumn[];
  columns: readonly SQLiteColumn[];
  /** The column that holds an id of the scope. */
  by: SQLiteColumn;
  scope: keyof UndoScope;
};

/** Describes rows to watch: the given columns, or all that aren't generated. */
function watch(scope: keyof UndoScope, by: SQLiteColumn, only?: readonly SQLiteColumn[]): Watched {
  const { table } = by;
  const { primaryKeys } = getTableConfig(table);
  const all = Object.values(getTableColumns(table));
  const keys = primaryKeys[0]?.columns ?? all.filter(({ primary }) => primary);
  const columns = only ? [...keys, ...only] : all.filter(({ generated }) => generated === undefined);
  return { part: `${scope}/${getTableName(table)}`, table, keys, columns, by, scope };
}

/** Parents before children, so that rows come back in this order and go in the opposite one. */
export const WATCHED: readonly Watched[] = [
  watch('trainings', orientation.id),
  watch('books', provider.id, [provider.questConfiguration]),
  watch('quests', quest.id),
  watch('quests', droppedSlot.questId),
  watch('stamps', droppedSlot.stampId),
  watch('quests', questImport.questId),
  watch('quests', questRequiredOrientation.questId),
  watch('quests', documentRequirement.questId),
  watch('quests', checkRequirement.questId),
  watch('quests', questTranslation.questId),
  watch('quests', picture.questId),
  watch('quests', organizationCodePass.questId),
  watch('quests', contract.questId),
  watch('quests', waitingPerson.questId),
  watch('quests', placeOffer.questId),
  watch('quests', reservationRequest.questId),
  watch('quests', alert.questId),
  watch('quests', credit.questId),
  watch('quests', questNotice.questId),
  watch('stampLinks', quest.id, [quest.templateQuestId]),
  watch('stampLinks', documentRequirement.questId),
  watch('stampLinks', checkRequirement.questId),
];

/** Part → key → the row, both as JSON lists of the values of its columns. */
export type RowImages = ReadonlyMap<string, ReadonlyMap<string, string>>;

type ReadRow = { part: string; key: string; image: string };

/** The rows of a scope as they are now, in one statement: an arm for each table. */
export async function readImages(tx: Db, scope: UndoScope): Promise<RowImages> {
  const asked = WATCHED.filter((watched) => (scope[watched.scope] ?? []).length > 0);
  const lists = [...new Set(asked.map((watched) => watched.scope))].map(
    (name) =>
      sql`${sql.identifier(name)}(id) AS (SELECT value FROM json_each(${JSON.stringify(scope[name])}))`,
  );
  const arms = asked.map(
    ({ part, keys, columns, table, by, scope: name }) => sql`
      SELECT ${sql.raw(`'${part}'`)} AS part, ${jsonOf(keys)} AS key, ${jsonOf(columns)} AS image
      FROM ${table} WHERE ${by} IN (SELECT id FROM ${sql.identifier(name)})`,
  );
  const rows = await tx.all<ReadRow>(
    sql`WITH ${sql.join(lists, sql`, `)} ${sql.join(arms, sql` UNION ALL `)}`,
  );
  const images = new Map<string, Map<string, string>>();
  for (const { part, key, image } of rows) {
    const ofPart = images.get(part) ?? new Map<string, string>();
    images.set(part, ofPart.set(key, image));
  }
  return images;
}

/** Made by SQLite, so that every driver tells the same, and columns of JSON stay the text that they are. */
function jsonOf(columns: readonly SQLiteColumn[]): SQL {
  const values = columns.map((column) => sql`${column}`);
  return sql`json_array(${sql.join(values, sql`, `)})`;
}

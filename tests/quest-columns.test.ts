import { getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { PlacedColumns } from '#db/schema/quest.ts';
import { type QuestColumns, quest } from '#db/schema/quest.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';

/** Read by the compiler: a column that has no place makes a row that is none. */
type WithParking = PlacedColumns<QuestColumns & { parkingNote: string }, keyof QuestColumns>;

it('every field of a quest has its column, and a column without a place does not compile', () => {
  expect(Object.keys(getTableColumns(quest))).toEqual(expect.arrayContaining(Object.keys(QUEST_FIELDS)));
  // @ts-expect-error parkingNote is neither a field nor among the others
  const row: WithParking = {} as QuestColumns & { parkingNote: string };
  expect(row).toEqual({});
});

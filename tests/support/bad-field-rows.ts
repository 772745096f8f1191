import { QUEST_FIELD_LIMITS } from '#db/schema/quest-field-limits.ts';
import type { FieldInput } from '#domain/fields/field-input.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { quest, type Work } from './row-makers.ts';

/** For every CHECK that has the limits of a quest's field the values just beyond them. */
export const BAD_FIELD_ROWS: Record<string, Work[]> = Object.fromEntries(
  QUEST_FIELD_LIMITS.map(({ name, column }) => {
    const { input } = QUEST_FIELDS[column as keyof typeof QUEST_FIELDS];
    return [name, valuesBeyond(input).map((value) => quest({ [column]: value }))];
  }),
);

function valuesBeyond(input: FieldInput): (string | number)[] {
  if ('min' in input) return input.max === null ? [input.min - 1] : [input.min - 1, input.max + 1];
  if (!('max' in input)) return [];
  return ['x'.repeat(input.max + 1), ...(input.isRequired ? [''] : [])];
}

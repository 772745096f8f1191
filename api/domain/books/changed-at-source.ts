/** Fields of a quest that are only right together; the others stand alone. */
export const QUEST_FIELDS_TOGETHER = [
  ['eventType', 'startedAt', 'endedAt'],
  ['resourceMinNumber', 'resourceDesiredNumber', 'resourceMaxNumber'],
] as const;

/** A record as it is now, as the last import left it (null when unknown), and as the source has it today. */
export type ThreeStates<Fields> = {
  kept: Readonly<Record<keyof Fields, unknown>>;
  last: Fields | null;
  next: Fields;
};

/**
 * What a new import writes over a record: the fields that its source changed since the last import, except where
 * someone edited the field, or one that is only right together with it, in the meantime.
 */
export function changedAtSource<Fields extends object>(
  { kept, last, next }: ThreeStates<Fields>,
  together: readonly (readonly (keyof Fields)[])[] = [],
): Partial<Fields> {
  if (last === null) return {};
  const fields = Object.keys(next) as (keyof Fields)[];
  const isUntouched = (field: keyof Fields) => isSame(kept[field], last[field]);
  const taken = fields.filter((field) => {
    const group = together.find((names) => names.includes(field)) ?? [field];
    return !isSame(last[field], next[field]) && group.every(isUntouched);
  });
  return Object.fromEntries(taken.map((field) => [field, next[field]])) as Partial<Fields>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

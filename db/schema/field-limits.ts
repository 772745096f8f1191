import type { FieldInput } from '#domain/fields/field-input.ts';
import { hasLength, isBetween } from './rules.ts';

/** The CHECK of a field's column: its name and what it says. */
export type FieldLimit = { name: string; column: string; expression: string };

/**
 * The limits that follow from a table of fields, for those that have any. Each CHECK has the name of its column, or the
 * one that it was given before there was a table of fields; null: another rule says it.
 */
export function fieldLimits(
  table: string,
  fields: Readonly<Record<string, { input: FieldInput }>>,
  names: Readonly<Record<string, string | null>>,
): FieldLimit[] {
  return Object.entries(fields).flatMap(([column, { input }]) => {
    const expression = limitOf(column, input);
    const own = names[column];
    if (expression === null || own === null) return [];
    const isLength = input.kind !== 'number';
    const name = own ?? `${table}_${inWords(column)}${isLength ? '_length' : ''}`;
    return [{ name, column, expression }];
  });
}

function limitOf(column: string, input: FieldInput): string | null {
  if ('min' in input)
    return input.max === null ? `"${column}" >= ${input.min}` : isBetween(column, input.min, input.max);
  return 'max' in input ? hasLength(column, input.isRequired ? 1 : 0, input.max) : null;
}

const inWords = (column: string) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

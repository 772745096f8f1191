import type { Locale } from '../texts/locale.ts';
import { type TextRef, textIn } from '../texts/text-ref.ts';
import type { FieldInput } from './field-input.ts';

/** Field of a record that people fill in: an entry in its noun's table of fields. */
export type Field<Value> = {
  /** How people call it: over its input, and where two edits contend about it. */
  label: TextRef;
  /** How it is entered, and within which limits. */
  input: FieldInput;
  /** Its value in words where two edits contend about it; left out, it is its own words. */
  phrase?(value: Value): string;
  /** How it is called among the facts of its page on the site, and whether it is one in the console. */
  fact?: { site?: TextRef; isInConsole?: boolean };
  /** What a new record has where no one says. */
  first: Value;
  /** What the field becomes when a client sends null; left out: null leaves it as it was. */
  emptied?: Value;
  /** A value as it is kept. */
  tidy(value: Value): Value;
  /** What is wrong with a tidy value, or null. */
  problem(value: Value): TextRef | null;
};

/** A noun's table of fields. The order of its rows is the order in which problems are told. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of all fields of a table. */
export type ValuesOf<Table extends Fields> = { [Name in keyof Table]: Table[Name]['first'] };

/** What a client may send for them. */
export type Given<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

/** Picks the fields of a table out of a larger record. */
export function fieldsIn<Table extends Fields>(table: Table, record: ValuesOf<Table>): ValuesOf<Table> {
  return Object.fromEntries(rowsOf(table).map(([name]) => [name, record[name]])) as ValuesOf<Table>;
}

/** What a client sent as it would be kept; fields left out, and null where nothing can be null, drop out. */
export function tidyGiven<Table extends Fields>(
  table: Table,
  given: Given<ValuesOf<Table>>,
): Partial<ValuesOf<Table>> {
  const kept = rowsOf(table).flatMap(([name, field]) => {
    const value = given[name] === null ? field.emptied : given[name];
    return value === undefined ? [] : [[name, value === null ? null : field.tidy(value)]];
  });
  return Object.fromEntries(kept) as Partial<ValuesOf<Table>>;
}

/** All values of a new record: what is given, else what the one has from which it is made, else the first of each. */
export function newValues<Table extends Fields>(
  table: Table,
  given: Given<ValuesOf<Table>>,
  source: Partial<ValuesOf<Table>> | null,
): ValuesOf<Table> {
  const filled = rowsOf(table).map(([name, field]) => {
    const value = given[name];
    return [name, (value == null ? null : field.tidy(value)) ?? source?.[name] ?? field.first];
  });
  return Object.fromEntries(filled) as ValuesOf<Table>;
}

/** What is wrong with the values that are there, in the order of the table. */
export function problemsOf<Table extends Fields>(
  table: Table,
  values: Partial<ValuesOf<Table>>,
): { field: keyof Table & string; message: TextRef }[] {
  return rowsOf(table).flatMap(([name, field]) => {
    const value = values[name];
    const message = value === undefined ? null : field.problem(value);
    return message ? [{ field: name, message }] : [];
  });
}

/** The first problem of the values that are there, by the order of the table, or null. */
export function problemOf<Table extends Fields>(
  table: Table,
  values: Partial<ValuesOf<Table>>,
): TextRef | null {
  return problemsOf(table, values)[0]?.message ?? null;
}

/** A row of facts as a page shows it. */
export type ShownFact = {
  name: string;
  term: string;
  words: string;
  /** A text of its own rather than a word or two. */
  isLong: boolean;
};

/** What the page of a record says of its fields in a language, in the order of the table; what is empty is left out. */
export function factsOf<Table extends Fields>(
  locale: Locale,
  table: Table,
  values: Partial<ValuesOf<Table>>,
): ShownFact[] {
  return rowsOf(table).flatMap(([name, { fact, input }]) => {
    const term = fact?.site && values[name] ? textIn(locale, fact.site) : null;
    return term === null
      ? []
      : [{ name, term, words: String(values[name]), isLong: input.kind === 'passage' }];
  });
}

function rowsOf<Table extends Fields>(table: Table): [keyof Table & string, Field<unknown>][] {
  return Object.entries(table);
}

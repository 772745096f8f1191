/** One field of a record that people fill in: a row of its noun's table of fields. */
export type Field<Value> = {
  /** What a new record has where nobody says. */
  first: Value;
  /** What the field becomes when a client sends null; left out: null leaves it as it was. */
  emptied?: Value;
  /** A value as it is kept. */
  tidy(value: Value): Value;
  /** What is wrong with a tidy value, in the words of the form, or null. */
  problem(value: Value): string | null;
};

/** A noun's table of fields. The order of its rows is the order in which problems are told. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The values of all fields of a table. */
export type ValuesOf<Table extends Fields> = { [Name in keyof Table]: Table[Name]['first'] };

/** What a client may send for them. */
export type Given<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

/** Of a record that holds more the values of its fields. */
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
): { field: keyof Table & string; message: string }[] {
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
): string | null {
  return problemsOf(table, values)[0]?.message ?? null;
}

function rowsOf<Table extends Fields>(table: Table): [keyof Table & string, Field<unknown>][] {
  return Object.entries(table);
}

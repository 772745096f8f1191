/** What `Object.keys` is too careful to say: the keys that the type names. Nothing here holds others. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}

/** A part of a record: each of the names with its own value, which `Object.fromEntries` cannot tell. */
export function pick<T extends object, Name extends keyof T>(
  record: T,
  names: readonly Name[],
): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, Name>;
}

/** Whether a text is one of a list. */
export function isOneOf<Text extends string>(list: readonly Text[], text: string): text is Text {
  return list.some((one) => one === text);
}

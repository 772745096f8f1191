import { inspect } from 'node:util';
import { customType } from 'drizzle-orm/sqlite-core';

/** What a sealed cell begins with: the form, then the key's id. */
export const SEALED_MARK = 'sealed:1:';
/** Prefix of hashed cells, by which equal texts are found. */
export const HASHED_MARK = 'hashed:1:';

/**
 * What stands in a sealed cell. It is no text, so that no one shows, compares or writes it by mistake; `Cells` makes
 * it and opens it. One that an older version wrote may still be in clear.
 */
export class Sealed {
  readonly #stored: string;

  constructor(stored: string) {
    this.#stored = stored;
  }

  get stored(): string {
    return this.#stored;
  }

  /** Neither a log nor an answer repeats it. */
  toString(): string {
    return '[sealed]';
  }

  toJSON(): string {
    return '[sealed]';
  }

  [inspect.custom](): string {
    return '[sealed]';
  }
}

/** A column whose cells are sealed: text in the database, and no text in the program. */
export const sealedText = customType<{ data: Sealed; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (stored) => new Sealed(stored),
  toDriver(value) {
    if (value instanceof Sealed) return value.stored;
    throw new TypeError('A sealed column takes what Cells.seal() made, and nothing in clear');
  },
});

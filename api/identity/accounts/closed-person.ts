import type { DataKey } from '#api/process/config/data-key.ts';
import type { ClosedAccount } from './closed-account-queries.ts';

export type KeptValue = string | number | null;
export type KeptRow = Readonly<Record<string, KeptValue>>;

/** What closing an account wrote into the rows of one table. */
export type KeptRows = {
  /** The table, and the column by which its rows hang on the person. */
  part: string;
  /** Rows that went, whole. */
  deleted: KeptRow[];
  /** Rows that were changed: their keys, the values that were there, and those that were left. */
  changed: { key: KeptRow; was: KeptRow; left: KeptRow }[];
};

/** What is kept of a closed account, sealed: enough to open it again, and to tell its owner. */
export type ClosedPerson = {
  username: string;
  email: string;
  passwordHash: string | null;
  /** Missing in what was closed before languages. */
  locale?: string | null;
  /** Addresses that got the link to reopen the account. */
  mailedTo: string[];
  rows: KeptRows[];
};

/** What is kept of a closed account, as it lies in the database. */
export function sealPerson(dataKey: DataKey, person: ClosedPerson): string {
  return dataKey.seal('closed-account', JSON.stringify(person));
}

/** Decrypts a closed person's record; null if it was sealed with another key. */
export function openPerson(dataKey: DataKey, { sealed }: Pick<ClosedAccount, 'sealed'>): ClosedPerson | null {
  const text = dataKey.open('closed-account', sealed);
  return text === null ? null : (JSON.parse(text) as ClosedPerson);
}

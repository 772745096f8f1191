import type { KeptRow, KeptRows } from '#api/identity/accounts/closed-person.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import type { recordMerge } from '#db/schema/record-merge.ts';
import type { Period } from '#domain/merging/what-counts.ts';
import type { Locale } from '#domain/texts/locale.ts';

export type StoredMerge = typeof recordMerge.$inferSelect;

/** When two records belonged to a group, and what became of it. */
export type MergedPeriods = { groupId: string; kept: Period[]; dropped: Period[]; union: Period[] };

/** What is kept of a merge, sealed: enough to take it back, and to tell both owners. */
export type KeptMerge = {
  /** The address is the account's; a child's record has none. */
  dropped: { username: string; email: string | null; locale: Locale | null };
  rows: KeptRows[];
  inserted: { part: string; rows: KeptRow[] }[];
  periods: MergedPeriods[];
  favorites: { kept: string[]; dropped: string[]; merged: string[] };
};

/** What is kept of a merge, as it lies in the database. */
export function sealMerge(dataKey: DataKey, merge: KeptMerge): string {
  return dataKey.seal('record-merge', JSON.stringify(merge));
}

/** Decrypts a merge; null once it was undone, or if its key is lost. */
export function openMerge(dataKey: DataKey, { sealed }: Pick<StoredMerge, 'sealed'>): KeptMerge | null {
  const text = sealed === null ? null : dataKey.open('record-merge', sealed);
  return text === null ? null : (JSON.parse(text) as KeptMerge);
}

/** What a list is ordered by; instants in epoch ms. */
type Dated = { readonly id: string; readonly startedAt: number | null };

/** Compares quests by start, keeping the order of equal ones; undated ones come last, by ID. */
export function byStart(one: Dated, other: Dated): number {
  if (one.startedAt !== null && other.startedAt !== null) return one.startedAt - other.startedAt;
  if (one.startedAt !== null) return -1;
  if (other.startedAt !== null) return 1;
  return one.id < other.id ? -1 : 1;
}

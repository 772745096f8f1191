/** A list with so many entries or more: a loop over nothing would prove nothing. Throws where there are fewer. */
export function atLeast<Entry>(count: number, list: readonly Entry[]): readonly Entry[] {
  if (list.length < count)
    throw new Error(`Only ${list.length} of at least ${count} are there to be looked at.`);
  return list;
}

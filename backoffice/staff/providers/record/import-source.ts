/** Who made a charity: staff, or the importer of a public list. */
export function sourceLabel(importSource: string | null): string {
  return importSource === null ? 'Staff' : `Importer ${importSource}`;
}

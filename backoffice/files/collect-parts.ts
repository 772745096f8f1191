/** A part of a long list, and how long the whole list is. */
export type Part<Row> = { data: readonly Row[]; total?: number | undefined };

export type Collecting<Row> = {
  /** Fetches a part, counted from 1. */
  fetchPart(part: number): Promise<Part<Row>>;
  idOf(row: Row): string;
  onProgress(done: number, total: number): void;
  signal: AbortSignal;
};

/**
 * All rows of a long list, fetched part after part, so that the server answers others in between. Whoever moves to
 * another part meanwhile comes once. Throws the signal's reason when it is given up.
 */
export async function collectParts<Row>({
  fetchPart,
  idOf,
  onProgress,
  signal,
}: Collecting<Row>): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let part = 1, fetched = 0; ; part += 1) {
    const { data, total = 0 } = await fetchPart(part);
    signal.throwIfAborted();
    for (const row of data) rows.set(idOf(row), row);
    fetched += data.length;
    onProgress(Math.min(fetched, total), total);
    if (data.length === 0 || fetched >= total) return [...rows.values()];
  }
}

/** The variables of the five pages that a part of a long list takes, parts and pages counted from 1. */
export function pagesOf(part: number) {
  const first = (part - 1) * 5 + 1;
  return { page1: first, page2: first + 1, page3: first + 2, page4: first + 3, page5: first + 4 };
}

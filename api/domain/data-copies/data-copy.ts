const DAY_MS = 24 * 3_600_000;

export const DATA_COPY_STATES = ['making', 'ready', 'failed'] as const;
export type DataCopyState = (typeof DATA_COPY_STATES)[number];

/** Time for which a download stays available to its owner. */
export const COPY_LIFETIME_MS = 7 * DAY_MS;
/** Minimum time between two requests for a copy. */
export const COPY_PAUSE_MS = DAY_MS;
/** Automatic attempts to create a file before giving up. */
const MOST_TRIES = 3;
/** Characters of a piece of a file. */
export const PART_CHARACTERS = 32_768;

/** What is known of the file that someone asked for last. Instants in epoch ms. */
export type AskedCopy = { state: DataCopyState; askedAt: number; expiresAt: number | null };

/** Why no file can be asked for now, and from when on one can; null where it can. What failed may be asked for again. */
export function refusalOfCopy(
  last: AskedCopy | null,
  now: number,
): { code: 'DATA_COPY_IN_WORK' | 'DATA_COPY_TODAY' } | null {
  if (last === null || last.state === 'failed') return null;
  if (last.state === 'making') return { code: 'DATA_COPY_IN_WORK' };
  return now < last.askedAt + COPY_PAUSE_MS ? { code: 'DATA_COPY_TODAY' } : null;
}

/** Whether there is a file to fetch. */
export function isCopyThere({ state, expiresAt }: AskedCopy, now: number): boolean {
  return state === 'ready' && expiresAt !== null && now < expiresAt;
}

/** What becomes of a file that could not be made, `failures` times by now. */
export function stateAfterFailure(failures: number): DataCopyState {
  return failures < MOST_TRIES ? 'making' : 'failed';
}

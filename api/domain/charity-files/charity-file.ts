const HOUR_MS = 3_600_000;

export const CHARITY_FILE_STATES = ['making', 'ready', 'failed'] as const;
export type CharityFileState = (typeof CHARITY_FILE_STATES)[number];

/** What a file with everything of a charity calls itself, and the version of its layout. */
export const CHARITY_FILE_FORMAT = 'chariteers-charity';
export const CHARITY_FILE_VERSION = 1;
/** Names of its parts beside the tables. */
export const MANIFEST_NAME = 'manifest.json';
export const PEOPLE_NAME = 'people';
/** Time for which it can be downloaded. */
export const CHARITY_FILE_LIFETIME_MS = 24 * HOUR_MS;
/** Characters of a stored piece. */
export const PIECE_CHARACTERS = 32_768;
/** Automatic attempts before giving up. */
const MOST_TRIES = 3;

/** The first entry of a file: what it is, of which charity, in which district, and how many rows each table has. */
export type CharityManifest = {
  format: string;
  version: number;
  charity: { id: string; name: string };
  /** Its number means nothing elsewhere. */
  district: { name: string; state: string };
  madeAt: string;
  tables: Record<string, number>;
};

/** State after so many failures. */
export function fileStateAfter(failures: number): CharityFileState {
  return failures < MOST_TRIES ? 'making' : 'failed';
}

/** Whole percent of the rows that are written; 100 only of a file that is ready. */
export function percentOf({ state, doneRows, allRows }: Progress): number {
  if (state === 'ready') return 100;
  return allRows === 0 ? 0 : Math.min(99, Math.floor((doneRows / allRows) * 100));
}

type Progress = { state: CharityFileState; doneRows: number; allRows: number };

/** Whether the file can be downloaded. */
export function isFileThere(
  { state, expiresAt }: { state: CharityFileState; expiresAt: number | null },
  now: number,
): boolean {
  return state === 'ready' && expiresAt !== null && now < expiresAt;
}

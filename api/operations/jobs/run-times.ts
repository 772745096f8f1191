/** How long a process keeps a run for itself without a word; then another one goes on with it. */
export const LEASE_MS = 60_000;
/** Pause after the first failure; it's twice as long after each further one. */
export const FIRST_PAUSE_MS = 15_000;
export const LONGEST_PAUSE_MS = 3_600_000;

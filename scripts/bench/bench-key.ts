import { createDataKey } from '#api/process/config/data-key.ts';

/** What the worlds of the bench are sealed with; their parts run in several processes. */
export const BENCH_CELLS = createDataKey('be'.repeat(32)).cells;

import { createDataKey } from '#api/process/config/data-key.ts';

/** The installation's key in tests: every worker and every process of theirs opens what another has sealed. */
export const TEST_DATA_KEY = '7e57'.repeat(16);

/** What a test's store seals with. */
export const TEST_CELLS = createDataKey(TEST_DATA_KEY).cells;

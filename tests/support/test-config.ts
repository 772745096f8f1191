import { readConfig } from '#api/process/config/config.ts';
import { TEST_DATA_KEY } from './test-key.ts';

/** What importers tell people with. */
export const TEST_CONFIG = readConfig({
  NODE_ENV: 'test',
  PUBLIC_ORIGIN: 'http://chariteers.test',
  DATA_KEY: TEST_DATA_KEY,
});

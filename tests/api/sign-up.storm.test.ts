import { describe, it } from 'vitest';
import { expectPlacesHold, expectTwoProcessesFill } from '../support/sign-up-storm-world.ts';

describe('many at once', () => {
  it('OPEN-CON-01 ERR-23 2,000 sign-ups for 1,500 places fill them exactly, and then bail-outs against sign-ups', async () => {
    await expectPlacesHold(20);
  }, 120_000);

  it('OPEN-CON-01 ERR-23 two processes on one file fill 1,500 places exactly', async () => {
    await expectTwoProcessesFill('better-sqlite3', 20);
  }, 120_000);
});

import { describe, it } from 'vitest';
import { expectKillsHold, expectStormHolds, expectTwoProcessesHold } from '../support/waiting-storm-world.ts';

describe('waiting lists in a small storm', () => {
  it('WAI-03 WAI-04 WAI-06 200 acts over 4 quests leave nothing oversold, idle or twice', async () => {
    await expectStormHolds('libSQL file', { quests: 4, volunteers: 30, calls: 200 });
  }, 60_000);

  it('WAI-04 WAI-06 two processes beside each other, and one that is killed', async () => {
    await expectTwoProcessesHold('better-sqlite3', { quests: 3, volunteers: 20, calls: 100 });
    await expectKillsHold('better-sqlite3', { quests: 3, volunteers: 20, calls: 100 }, 1);
  }, 60_000);
});

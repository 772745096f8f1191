import { describe, it } from 'vitest';
import { holdDate } from '../support/held-date.ts';
import { expectKillsHold, expectLoadHolds } from '../support/waiting-load-world.ts';

holdDate();

describe('waitlists under a small load', () => {
  it('125 acts over 3 quests leave nothing oversold, idle or twice [WAI-03, WAI-04, WAI-06]', async () => {
    await expectLoadHolds('libSQL file', { quests: 3, volunteers: 40, calls: 125 });
  }, 60_000);

  it('a process that is killed in the middle loses no offer [WAI-04]', async () => {
    await expectKillsHold('better-sqlite3', { quests: 2, volunteers: 20, calls: 50 }, 1);
  }, 60_000);
});

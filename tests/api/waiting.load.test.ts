import { describe, expect, it } from 'vitest';
import { holdDate } from '../support/held-date.ts';
import { expectKillsHold, expectLoadHolds, expectTwoProcessesHold } from '../support/waiting-load-world.ts';

holdDate();

const SIZE = { quests: 20, volunteers: 200, calls: 2000 };

describe('waitlists under load', () => {
  it.each(['better-sqlite3', 'libSQL file', 'libSQL server'])(
    '2,000 acts over 20 quests on %s: nothing oversold, idle or twice [WAI-03, WAI-04, WAI-06]',
    async (backend) => {
      const outcomes = await expectLoadHolds(backend, SIZE);
      console.log(backend, outcomes);
      for (const act of [
        'sign-up',
        'join',
        'take',
        'decline',
        'bail',
        'boot',
        'ban',
        'raise',
        'leave',
        'remove',
      ])
        expect(outcomes[`${act}: ok`], act).toBeGreaterThan(0);
    },
    900_000,
  );

  it.each(['better-sqlite3', 'libSQL server'])(
    'the same from two processes on %s [WAI-04, WAI-06]',
    async (backend) => {
      await expectTwoProcessesHold(backend, SIZE);
    },
    900_000,
  );

  it.each(['better-sqlite3', 'libSQL server'])(
    'twenty processes killed in the middle on %s lose no offer and make none twice [WAI-04]',
    async (backend) => {
      await expectKillsHold(backend, SIZE, 20);
    },
    900_000,
  );
});

import { describe, expect, it } from 'vitest';
import { holdDate } from '../support/held-date.ts';
import { hasLibsqlServer } from '../support/libsql-server.ts';
import { expectPlacesHold, expectTwoProcessesFill } from '../support/sign-up-load-world.ts';

holdDate();

describe('many at once', () => {
  it('2,000 sign-ups for 1,500 places fill them exactly, and then bail-outs against sign-ups [OPEN-CON-01, ERR-23]', async () => {
    await expectPlacesHold(20);
  }, 120_000);

  it('two processes on one file fill 1,500 places exactly [OPEN-CON-01, ERR-23]', async () => {
    await expectTwoProcessesFill('better-sqlite3', 20);
  }, 120_000);

  it.skipIf(!hasLibsqlServer)(
    'two processes on a libSQL server fill 1,500 places exactly, and 99 of 100 wait 20 s at most [OPEN-CON-01, ERR-23, WAI-04: at the same instant]',
    async () => {
      const took = await expectTwoProcessesFill('libSQL server', 20);
      const slowest = took.at(-1) ?? 0;
      const all = took.length;
      console.log(
        `${Math.round((all * 1000) / slowest)} sign-ups a second, p99 ${took[Math.floor(all * 0.99)]} ms`,
      );
      expect(took).toHaveLength(2_000);
      expect(took[Math.floor(all * 0.99)]).toBeLessThan(20_000);
    },
    180_000,
  );
});

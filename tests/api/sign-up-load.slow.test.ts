import { describe, expect, it } from 'vitest';
import { holdDate } from '../support/held-date.ts';
import { type Call, everybodyForEverything, recount, sendAtOnce } from '../support/sign-up-load.ts';
import { expectPlacesHold, expectTwoProcessesFill, openTestBed } from '../support/sign-up-load-world.ts';
import { BACKENDS } from '../support/store-backends.ts';

holdDate();

const libsqlServer = BACKENDS.find(({ name }) => name === 'libSQL server');

// Ten times as many: `sign-up.load.test.ts`.
describe('many at once', () => {
  it('200 sign-ups for 150 places fill them exactly, and then bail-outs against sign-ups [OPEN-CON-01, ERR-23]', async () => {
    await expectPlacesHold(2);
  });

  it('one person who asks a hundred times gets one place [OPEN-CON-01]', async () => {
    const testBed = await openTestBed('better-sqlite3', { quests: 1, volunteers: 1 });
    const [call] = everybodyForEverything(testBed.tokens, 1);
    const outcomes = await sendAtOnce(
      testBed.store,
      Array.from({ length: 100 }, () => call as Call),
    );
    expect(outcomes).toEqual({ ok: 1, ALREADY_SIGNED_UP: 99 });
    expect(await recount(testBed.store)).toEqual([{ id: 'load-0', taken: 1, active: 1, doubled: 0 }]);
    await testBed.end();
  });

  it('two processes on one file fill 150 places exactly [OPEN-CON-01, ERR-23]', async () => {
    await expectTwoProcessesFill('better-sqlite3', 2);
  }, 120_000);

  it.skipIf(libsqlServer?.isMissing)(
    'two processes on a libSQL server fill 150 places exactly [OPEN-CON-01, ERR-23]',
    async () => {
      await expectTwoProcessesFill('libSQL server', 2);
    },
    120_000,
  );
});

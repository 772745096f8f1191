import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isNotOverAt, isOverAt } from '#api/quests/quest-where.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import { quest } from '#db/schema/quest.ts';
import { type EventType, isOver, type QuestTimes } from '#domain/quest-status.ts';
import { TEST_NOW } from '../support/cast.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { HOUR_MS } from '../support/upcoming-quest.ts';

const STARTS = [-400 * 24, -2, -1, 0, 1, 2].map((hours) => TEST_NOW + hours * HOUR_MS);
const WITH_END = STARTS.flatMap((startedAt) =>
  [1, 3].map((hours) => ({ startedAt, endedAt: startedAt + hours * HOUR_MS })),
);
const WITHOUT_END = STARTS.map((startedAt) => ({ startedAt, endedAt: null }));

/** What the table of quests takes: a shift has both times, a meal a start, a role may have none. */
const TIMES: Record<EventType, { startedAt: number | null; endedAt: number | null }[]> = {
  OSV: WITH_END,
  'SUPPLY-REQUEST': [...WITH_END, ...WITHOUT_END],
  'HYBRID-ROLE': [...WITH_END, ...WITHOUT_END, { startedAt: null, endedAt: null }],
};
const CASES: QuestTimes[] = Object.entries(TIMES).flatMap(([eventType, times]) =>
  times.map((time) => ({ eventType: eventType as EventType, ...time })),
);

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `QST-01 whether a quest is over is the same in SQL as in the domain, for each type, on ${backend.name}`,
    async () => {
      const open = await backend.start();
      const store = openStore({ url: open.url });
      await store.migrate();
      await store.write(async (tx) => {
        await insertProvider(tx, { id: 'p' });
        for (const [index, times] of CASES.entries())
          await insertQuest(tx, { id: String(100 + index), providerId: 'p', ...times });
      });
      const idsWhere = async (condition: ReturnType<typeof isOverAt>) => {
        const rows = await store.read
          .select({ id: quest.id })
          .from(quest)
          .where(condition)
          .orderBy(asc(quest.id));
        return rows.map(({ id }) => CASES[Number(id) - 100]);
      };
      const over = CASES.filter((times) => isOver(times, TEST_NOW));
      expect(over.length).toBeGreaterThan(10);
      expect(await idsWhere(isOverAt(TEST_NOW))).toEqual(over);
      expect(await idsWhere(isNotOverAt(TEST_NOW))).toEqual(CASES.filter((times) => !over.includes(times)));
      await store.close();
      await open.close();
    },
    60_000,
  );
}

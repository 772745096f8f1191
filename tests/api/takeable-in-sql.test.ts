import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { isTakeableByVisitors, isTakeable as isTakeableSql, mayTakeAny } from '#api/rows/gate-where.ts';
import { exemptionsOf } from '#api/rows/takeable-by.ts';
import { openStore } from '#db/open-store.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { isTakeable, judge, type Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { TEST_NOW as NOW } from '../support/cast.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { insertTakeableWorld, type TakeableWorld } from '../support/takeable-world.ts';
import { TEST_CELLS } from '../support/test-key.ts';

const QUESTS = 400;

for (const backend of BACKENDS) {
  describe.skipIf(backend.isMissing)(
    `what somebody may take, in SQL and by the gate, on ${backend.name}`,
    () => {
      let open: OpenBackend;
      let store: Store;
      let world: TakeableWorld;
      beforeAll(async () => {
        open = await backend.start();
        store = openStore({ url: open.url, cells: TEST_CELLS });
        await store.write(async (tx) => {
          world = await insertTakeableWorld(tx, QUESTS);
        });
      });
      afterAll(async () => {
        await store.close();
        await open.close();
      });

      async function byGate(viewer: Subject | null): Promise<{ taken: string[]; verdicts: Verdict[] }> {
        const question = {
          viewerId: viewer?.accountId ?? null,
          questIds: world.questIds,
          isCountingAlways: false,
        };
        const rows = await loadGateRows(store.read, question);
        const facts = rows.map((row) => ({ id: row.questId, facts: gateFactsOf(row, viewer, NOW) }));
        const taken = facts.filter((one) => isTakeable(one.facts)).map(({ id }) => id);
        return { taken: taken.sort(), verdicts: facts.map((one) => judge(one.facts)) };
      }

      async function inSql(viewer: Subject | null): Promise<string[]> {
        const person = viewer?.accountId ?? null;
        const rows = await store.read
          .select({ id: quest.id })
          .from(quest)
          .innerJoin(provider, eq(provider.id, quest.providerId))
          .leftJoin(chariteer, eq(chariteer.id, sql`${person}`))
          .where(
            and(
              ...(viewer === null
                ? isTakeableByVisitors(NOW)
                : [eq(chariteer.id, viewer.accountId), ...isTakeableSql(NOW, exemptionsOf(viewer))]),
            ),
          );
        return rows.map(({ id }) => id).sort();
      }

      it('the gate in SQL lets the same people take the same quests [DSC-03: the rule behind the list]', async () => {
        const met = new Set<Verdict>();
        let takenByAnybody = 0;
        for (const viewer of [null, ...world.people]) {
          const { taken, verdicts } = await byGate(viewer);
          expect(await inSql(viewer), viewer?.accountId ?? 'a visitor').toEqual(taken);
          for (const verdict of verdicts) met.add(verdict);
          takenByAnybody += taken.length;
        }
        expect(takenByAnybody).toBeGreaterThan(200);
        expect([...met].sort(), 'the world holds every case').toEqual(
          [
            'BANNED',
            'CANCELLED',
            'FULL',
            'GUARDIAN_CONSENT_MISSING',
            'GUARDIAN_PENDING',
            'HYBRID_ROLE',
            'LOG_IN',
            'NOT_ENOUGH_HOURS',
          ]
            .concat(
              [
                'NO_VOLUNTEER_RECORD',
                'OPEN',
                'OVER',
                'RESERVED',
                'SIGNED_UP',
                'SUPPLY_REQUEST',
                'TEMPLATE',
                'TOO_OLD',
              ],
              ['TOO_YOUNG', 'TRAINING_REQUIRED', 'WITH_SUPERVISION'],
            )
            .sort(),
        );
      });

      it('who may take nothing to come is known before any quest is asked', async () => {
        const rows = await store.read.select({ id: chariteer.id }).from(chariteer).where(mayTakeAny(NOW));
        const may = new Set(rows.map(({ id }) => id));
        for (const viewer of world.people) {
          if (may.has(viewer.accountId)) continue;
          const { taken } = await byGate(viewer);
          expect(taken, viewer.accountId).toEqual([]);
        }
        expect(may.size).toBeLessThan(world.people.length);
      });
    },
  );
}

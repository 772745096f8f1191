import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const SIGN_UP = `mutation ($chariteerId: ID!, $questId: ID!, $leaveContractId: ID) {
  createContract(chariteerId: $chariteerId, questId: $questId, leaveContractId: $leaveContractId) { id }
}`;

/** Four quests at one time tomorrow, and a day later the same with Ben on the first of them. */
async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const id of ['ana', 'ben']) await insertVolunteer(tx, { account: { id, username: id } });
    await insertProvider(tx, { id: 'p', name: 'Pantry' });
    for (const id of ['a1', 'a2', 'a3', 'a4']) await upcomingQuest(tx, { id, providerId: 'p' });
    const startedAt = TEST_NOW + 2 * DAY_MS;
    for (const id of ['b1', 'b2', 'b3', 'b4']) await upcomingQuest(tx, { id, providerId: 'p', startedAt });
    await insertContract(tx, { id: 'bens', questId: 'b1', chariteerId: 'ben' });
  });
}

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `of several quests at one time one is got, however they are asked for at once, on ${backend.name} [WAI-15, WAI-16]`,
    async () => {
      const place = await backend.start();
      const stores = [0, 1].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
      const [store, other] = stores as [Store, Store];
      await seed(store);
      const codeOf = async (at: Store, chariteerId: string, variables: object) => {
        const app = createApp({ store: at, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
        const token = await createSessions(at, config, () => TEST_NOW).open(chariteerId);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const body = JSON.stringify({ query: SIGN_UP, variables: { chariteerId, ...variables } });
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const init = { method: 'POST', headers, body };
        const response = await app.request('http://chariteers.test/graphql', init, { incoming });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors?.[0]?.extensions.code ?? 'ok';
      };

      const anas = await Promise.all(
        ['a1', 'a2', 'a3', 'a4'].map((questId, index) =>
          codeOf(index % 2 ? other : store, 'ana', { questId }),
        ),
      );
      expect(anas.toSorted()).toEqual(['TIME_CLASH', 'TIME_CLASH', 'TIME_CLASH', 'ok']);

      // One place cannot be given up three times.
      const bens = await Promise.all(
        ['b2', 'b3', 'b4'].map((questId, index) =>
          codeOf(index % 2 ? other : store, 'ben', { questId, leaveContractId: 'bens' }),
        ),
      );
      expect(bens.toSorted()).toEqual(['NOT_SIGNED_UP', 'NOT_SIGNED_UP', 'ok']);

      const standing = (await store.read.select().from(contract)).filter((row) => row.abandonedAt === null);
      expect(standing.map(({ chariteerId }) => chariteerId).sort()).toEqual(['ana', 'ben']);
      const counts = await store.read.select().from(quest);
      for (const { id, takenCount } of counts)
        expect([id, takenCount]).toEqual([id, standing.filter(({ questId }) => questId === id).length]);
      for (const one of stores) await one.close();
      await place.close();
    },
  );
}

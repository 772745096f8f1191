import { and, eq, isNull } from 'drizzle-orm';
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
import { standInRequest } from '#db/schema/stand-in.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const PEOPLE = ['ana', 'ben', 'cleo'] as const;
const QUESTS = ['taken', 'bailed'] as const;
const ONE_PLACE = { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 1 };

/** Ana is on two full quests and looks for a sub on both. */
async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const id of PEOPLE) await insertVolunteer(tx, { account: { id, username: id } });
    await insertProvider(tx, { id: 'p', name: 'Pantry' });
    for (const id of QUESTS) {
      await upcomingQuest(tx, { id, providerId: 'p', ...ONE_PLACE });
      await insertContract(tx, { id: `of-${id}`, questId: id, chariteerId: 'ana' });
      const wanted = { id: `asked-${id}`, contractId: `of-${id}`, questId: id, chariteerId: 'ana' };
      await tx.insert(standInRequest).values({ ...wanted, way: 'open', askedAt: TEST_NOW });
    }
  });
}

const take = (questId: string) => `mutation { takeStandIn(id: "asked-${questId}") { id } }`;

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `a place goes to one person, or back, and never to two, on ${backend.name} [SWP-03: at one moment]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await seed(store);
      const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
      const sessions = createSessions(store, config, () => TEST_NOW);
      const codeOf = async (as: (typeof PEOPLE)[number], query: string) => {
        const authorization = `Bearer ${await sessions.open(as)}`;
        const headers = { 'content-type': 'application/json', authorization };
        const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const response = await app.request('http://chariteers.test/graphql', init, { incoming });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors?.[0]?.extensions.code ?? 'ok';
      };
      const standing = async (questId: string) => {
        const isHeld = and(eq(contract.questId, questId), isNull(contract.abandonedAt));
        const held = await store.read.select().from(contract).where(isHeld);
        const [row] = await store.read.select().from(quest).where(eq(quest.id, questId));
        return { people: held.map(({ chariteerId }) => chariteerId), takenCount: row?.takenCount };
      };

      const both = await Promise.all([codeOf('ben', take('taken')), codeOf('cleo', take('taken'))]);
      expect(both.toSorted()).toEqual(['PLACE_GONE', 'ok']);
      const winner = both[0] === 'ok' ? 'ben' : 'cleo';
      expect(await standing('taken')).toEqual({ people: [winner], takenCount: 1 });

      // Ana gives it back while Ben takes it: one of the two comes too late.
      const bail = 'mutation { abandonContract(id: "of-bailed") { id } }';
      const moved = await Promise.all([codeOf('ana', bail), codeOf('ben', take('bailed'))]);
      expect([
        ['ok', 'STAND_IN_ENDED'],
        ['NOT_SIGNED_UP', 'ok'],
      ]).toContainEqual(moved);
      const isBens = moved[1] === 'ok';
      expect(await standing('bailed')).toEqual({
        people: isBens ? ['ben'] : [],
        takenCount: isBens ? 1 : 0,
      });
      await store.close();
      await place.close();
    },
  );
}

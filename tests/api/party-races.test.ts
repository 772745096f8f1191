import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { adults } from '../support/parties.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const SIGN_UP = `mutation ($chariteerId: ID!, $questId: ID!, $others: [PartyHeadInput!]) {
  createContract(chariteerId: $chariteerId, questId: $questId, others: $others) { id }
}`;
const CHANGE = `mutation ($contractId: ID!, $others: [PartyHeadInput!]!) {
  changeParty(contractId: $contractId, others: $others) { id }
}`;
const PEOPLE = ['ana', 'ben', 'cleo', 'dan', 'eve', 'fay'];

async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const id of PEOPLE) await insertVolunteer(tx, { account: { id, username: id } });
    await insertProvider(tx, { id: 'p', name: 'Pantry' });
    const places = { resourceMinNumber: 1, resourceDesiredNumber: 2, resourceMaxNumber: 5 };
    await upcomingQuest(tx, { id: 'q', providerId: 'p', othersMax: 4, ...places });
  });
}

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `parties for the last spots at once get them whole or not at all, on ${backend.name} [HEAD-03]`,
    async () => {
      const place = await backend.start();
      const stores = [0, 1].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
      const [store, other] = stores as [Store, Store];
      await seed(store);
      const send = async (at: Store, as: string, query: string, variables: object) => {
        const app = createApp({ store: at, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
        const token = await createSessions(at, config, () => TEST_NOW).open(as);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const body = JSON.stringify({ query, variables });
        const init = { method: 'POST', headers, body };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const response = await app.request('http://chariteers.test/graphql', init, { incoming });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors?.[0]?.extensions.code ?? 'ok';
      };
      const counted = async () => (await store.read.select().from(quest)).at(0)?.takenCount;

      // Three spots each, and one: five are there.
      const codes = await Promise.all(
        PEOPLE.map((chariteerId, index) => {
          const others = adults(index === PEOPLE.length - 1 ? 0 : 2);
          const variables = { chariteerId, questId: 'q', others };
          return send(index % 2 ? other : store, chariteerId, SIGN_UP, variables);
        }),
      );
      const got = codes.filter((code) => code === 'ok').length;
      const standing = await store.read.select().from(contract);
      const heads = standing.reduce((all, { others }) => all + 1 + others, 0);
      expect(standing).toHaveLength(got);
      expect(heads, codes.join()).toBeLessThanOrEqual(5);
      expect(heads, 'no two parties fit, one and a single do').toBeGreaterThanOrEqual(3);
      expect(await counted()).toBe(heads);
      expect(new Set(codes)).toEqual(new Set(['ok', 'BAD_USER_INPUT']));

      // Both ask for all that is left.
      const left = 5 - heads;
      await Promise.all(
        standing.map(({ id, chariteerId, others }, index) => {
          const variables = { contractId: id, others: adults(others + left) };
          return send(index % 2 ? other : store, chariteerId, CHANGE, variables);
        }),
      );
      expect(await counted()).toBe(5);
      expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);
      for (const one of stores) await one.close();
      await place.close();
    },
    60_000,
  );
}

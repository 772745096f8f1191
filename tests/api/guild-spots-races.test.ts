import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { sweepGuildSpots } from '#api/places/reservations/release-guild-spots.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
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
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const SIGN_UP = `mutation ($chariteerId: ID!, $others: [PartyHeadInput!]) {
  createContract(chariteerId: $chariteerId, questId: "q", others: $others) { id }
}`;
const MEMBERS = ['ana', 'ben', 'cleo', 'dora'];
const OTHERS = ['dan', 'eve', 'fay', 'gus'];
const RELEASES_AT = TEST_NOW + DAY_MS;

/** Eight spots, of which the guild holds four. */
async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const id of [...MEMBERS, ...OTHERS]) await insertVolunteer(tx, { account: { id, username: id } });
    await insertProvider(tx, { id: 'p', name: 'Pantry' });
    await insertGuild(tx, { id: 'g', name: 'Friends', creatorId: 'ana' });
    for (const accountId of MEMBERS) await insertMembership(tx, { groupId: 'g', accountId });
    await upcomingQuest(tx, {
      ...{ id: 'q', providerId: 'p', startedAt: TEST_NOW + 5 * DAY_MS, othersMax: 4 },
      ...{ resourceMinNumber: 1, resourceDesiredNumber: 2, resourceMaxNumber: 8 },
    });
    const part = { guildSpots: 4, guildSpotsLeft: 4, releasesAt: RELEASES_AT };
    await insertContract(tx, { id: 'held', questId: 'q', chariteerId: 'ana', guildId: 'g', ...part });
  });
}

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `members and others at once never get more than their part, on ${backend.name} [HEAD-07]`,
    async () => {
      const place = await backend.start();
      const stores = [0, 1].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
      const [store, other] = stores as [Store, Store];
      await seed(store);
      const signUp = async (at: Store, chariteerId: string, others: number, now: number) => {
        const app = createApp({ store: at, clock: () => now, config, log: pino({ level: 'silent' }) });
        const token = await createSessions(at, config, () => now).open(chariteerId);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const body = JSON.stringify({ query: SIGN_UP, variables: { chariteerId, others: adults(others) } });
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const init = { method: 'POST', headers, body };
        const response = await app.request('http://chariteers.test/graphql', init, { incoming });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors?.[0]?.extensions.code ?? 'ok';
      };
      const look = async () => {
        const [row] = await store.read.select().from(quest).where(eq(quest.id, 'q'));
        const sum = (row?.takenCount ?? 0) + (row?.heldCount ?? 0);
        expect(sum).toBeLessThanOrEqual(8);
        return row;
      };
      const spotsOf = async (people: readonly string[]) => {
        const rows = await store.read.select().from(contract).where(eq(contract.questId, 'q'));
        const theirs = rows.filter((one) => one.guildId === null && people.includes(one.chariteerId));
        return theirs.reduce((all, { others }) => all + 1 + others, 0);
      };

      let isOver = false;
      const looks = (async () => {
        while (!isOver) await Promise.all([look(), setImmediate()]);
      })();
      // Each half asks for seven spots of its four: one party of three, and singles.
      const all = [...MEMBERS, ...OTHERS].map((who, at) =>
        signUp(at % 2 ? other : store, who, at % 4 === 0 ? 3 : 0, TEST_NOW),
      );
      await Promise.all(all);
      isOver = true;
      await looks;
      const [ofMembers, ofOthers] = [await spotsOf(MEMBERS), await spotsOf(OTHERS)];
      expect([ofMembers <= 4, ofOthers <= 4, ofMembers > 0, ofOthers > 0]).toEqual([true, true, true, true]);
      expect((await look())?.heldCount).toBe(4 - ofMembers);
      expect(await findLedgerFaults(store.read, TEST_NOW)).toEqual([]);

      // Both workers release at once, while more people come.
      const context = { now: RELEASES_AT, config };
      await Promise.all([
        ...stores.map((one) => sweepGuildSpots(one, context)),
        ...[...MEMBERS, ...OTHERS].map((who, at) => signUp(at % 2 ? other : store, who, 0, RELEASES_AT)),
      ]);
      expect(await look()).toMatchObject({ heldCount: 0 });
      expect(await findLedgerFaults(store.read, RELEASES_AT)).toEqual([]);
      for (const one of stores) await one.close();
      await place.close();
    },
    60_000,
  );
}

import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { findLedgerFaults } from '#api/operations/ledger/ledger.ts';
import { sweepGuildSpots } from '#api/places/reservations/release-guild-spots.ts';
import { sweepWaiting } from '#api/places/waiting/sweep-waiting.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertGuild, insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertRegular, SATURDAYS } from '#db/factories/insert-regular.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { isoOf } from '#domain/time/new-york-time.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { adults } from '../support/parties.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const PEOPLE = Array.from({ length: 60 }, (_, index) => `runner-${index}`);
const REGULARS = PEOPLE.slice(0, 12);
const isMember = (index: number) => index % 3 === 0;
const SATURDAYS_OF = [19, 26].map((day) => Date.parse(`2026-12-${day}T14:00:00Z`));
const MAX = 12;

/** Twelve spots on each Saturday, four of them a guild's; a fifth of the people are regulars, a third members. */
async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await insertProvider(tx, { id: 'p' });
    await insertProviderGroup(tx, { id: 'team', providerId: 'p' });
    for (const id of ['manager', ...PEOPLE])
      await insertVolunteer(tx, { account: { id, username: id.replace('-', '') } });
    await insertMembership(tx, { groupId: 'team', accountId: 'manager', roleId: 'managers' });
    await insertGuild(tx, { id: 'g', creatorId: 'manager' });
    for (const [index, accountId] of PEOPLE.entries())
      if (isMember(index)) await insertMembership(tx, { groupId: 'g', accountId });
    await insertLocation(tx, { id: 'hall', providerId: 'p' });
    const places = { resourceMinNumber: 1, resourceDesiredNumber: 5, resourceMaxNumber: MAX, othersMax: 3 };
    await insertStamp(tx, { id: 'soup', providerId: 'p', ...places });
    const times = { ...SATURDAYS, location_id: 'hall', weeks: [1, 2, 3, 4, 5] };
    const monthly_schedule = [{ ...times, quest_id: 'soup', supervisor_name: '' }];
    await tx
      .update(provider)
      .set({ questConfiguration: JSON.stringify({ bundleBook: { monthly_schedule } }) });
    for (const [since, chariteerId] of REGULARS.entries())
      await insertRegular(tx, {
        id: chariteerId,
        chariteerId,
        stampId: 'soup',
        providerId: 'p',
        since,
        times,
      });
  });
}

const POST = `mutation ($quests: [QuestFromTemplateInput!]!) { createQuestsFromTemplates(quests: $quests) { id } }`;
const SIGN_UP = `mutation ($chariteerId: ID!, $questId: ID!, $others: [PartyHeadInput!]) {
  createContract(chariteerId: $chariteerId, questId: $questId, others: $others) { id } }`;
const CHANGE = `mutation ($contractId: ID!, $others: [PartyHeadInput!]!) {
  changeParty(contractId: $contractId, others: $others) { id } }`;
const BAIL = 'mutation ($id: ID!) { abandonContract(id: $id) { id } }';

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `parties, regulars and members against sign-ups on ${backend.name}: nothing oversold at any look [HEAD-03, HEAD-07, REG-02]`,
    async () => {
      const place = await backend.start();
      const stores = [0, 1].map(() => openStore({ url: place.url, cells: TEST_CELLS }));
      const [store] = stores as [Store, Store];
      await seed(store);
      let now = TEST_NOW;
      const servers = stores.map((one) => ({
        app: createApp({ store: one, clock: () => now, config, log: pino({ level: 'silent' }) }),
        sessions: createSessions(one, config, () => now),
      }));
      const send = async (turn: number, as: string, query: string, variables: object) => {
        const server = servers[turn % 2];
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${await server?.sessions.open(as)}`,
        };
        const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const response = await server?.app.request('http://chariteers.test/graphql', init, { incoming });
        return (await response?.json()) as { data?: Record<string, unknown>; errors?: unknown[] };
      };
      const faults: unknown[] = [];
      let looks = 0;
      let isOver = false;
      const watch = (async () => {
        while (!isOver) {
          const isOversold = sql`${quest.takenCount} + ${quest.heldCount} > ${quest.resourceMaxNumber}`;
          faults.push(...(await store.read.select().from(quest).where(isOversold)));
          looks += 1;
          await setImmediate();
        }
      })();
      const post = (startedAt: number) => ({
        ...{ templateQuestId: 'soup', providerId: 'p', postedById: 'manager', publishingStatus: 'Published' },
        ...{ locationId: 'hall', reservedGuildId: 'g', reservedSpots: { spots: 4 } },
        ...{ startedAt: isoOf(startedAt), endedAt: isoOf(startedAt + 3 * HOUR_MS) },
      });
      const questIds = async () =>
        (await store.read.select({ id: quest.id }).from(quest).where(isNotNull(quest.startedAt))).map(
          ({ id }) => id,
        );
      // The second Saturday is posted while people sign up for the first.
      await send(0, 'manager', POST, { quests: [post(SATURDAYS_OF[0] ?? 0)] });
      const posting = send(1, 'manager', POST, { quests: [post(SATURDAYS_OF[1] ?? 0)] });
      for (const round of [0, 1, 2, 3]) {
        await Promise.all(
          PEOPLE.map(async (chariteerId, index) => {
            const ids = await questIds();
            const questId = ids[(index + round) % ids.length];
            const isOwn = and(
              eq(contract.chariteerId, chariteerId),
              isNull(contract.guildId),
              isNull(contract.abandonedAt),
            );
            const [own] = await store.read.select().from(contract).where(isOwn);
            const others = adults((index + round) % 4);
            if (!own) return send(index, chariteerId, SIGN_UP, { chariteerId, questId, others });
            if (index % 2) return send(index, chariteerId, BAIL, { id: own.id });
            return send(index, chariteerId, CHANGE, { contractId: own.id, others });
          }),
        );
        await posting;
        const context = { now, config };
        await Promise.all(stores.map((one) => sweepWaiting(one, context)));
        now += round === 2 ? (SATURDAYS_OF[0] ?? 0) - 4 * DAY_MS - now : HOUR_MS;
        await Promise.all(stores.map((one) => sweepGuildSpots(one, { now, config })));
      }
      isOver = true;
      await watch;
      expect(faults).toEqual([]);
      expect(looks).toBeGreaterThan(10);
      expect(await findLedgerFaults(store.read, now)).toEqual([]);
      const held = await store.read.select().from(contract).where(isNotNull(contract.guildId));
      expect(held).toHaveLength(2);
      const signUps = await store.read.select().from(contract).where(isNull(contract.guildId));
      expect(signUps.some(({ chariteerId, others }) => REGULARS.includes(chariteerId) && others === 0)).toBe(
        true,
      );
      expect(signUps.some(({ others }) => others > 0)).toBe(true);
      for (const one of stores) await one.close();
      await place.close();
    },
    300_000,
  );
}

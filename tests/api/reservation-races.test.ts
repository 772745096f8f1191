import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertGuild, insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const ANSWER = (id: string, accepts: boolean) =>
  `mutation { answerReservationRequest(id: "${id}", accepts: ${accepts}) }`;
const WITHDRAW = (id: string) => `mutation { withdrawReservationRequest(id: "${id}") }`;
const RESERVE = (questId: string) =>
  `mutation { reserveQuest(questId: "${questId}", guildId: "g") { outcome } }`;
const SIGN_UP = (as: string, questId: string) =>
  `mutation { createContract(chariteerId: "${as}", questId: "${questId}") { id } }`;

const PEOPLE = ['ana', 'ben', 'cleo', 'max'] as const;

/** Ana and Ben lead the guild, Max runs the charity, Cleo is no one’s; each of the quests has one place. */
async function seed(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const id of PEOPLE) await insertVolunteer(tx, { account: { id, username: id } });
    await insertProvider(tx, { id: 'p', name: 'Pantry' });
    await insertProviderGroup(tx, { id: 'group-p', providerId: 'p' });
    await insertMembership(tx, { groupId: 'group-p', accountId: 'max', roleId: 'managers' });
    await insertGuild(tx, { id: 'g', name: 'Friends', creatorId: 'ana', asksFirst: true });
    for (const accountId of ['ana', 'ben']) await insertMembership(tx, { groupId: 'g', accountId });
    for (const id of ['both', 'fills', 'taken', 'twice']) {
      await upcomingQuest(tx, {
        id,
        providerId: 'p',
        resourceMinNumber: 1,
        resourceDesiredNumber: 1,
        resourceMaxNumber: 1,
      });
    }
    for (const questId of ['both', 'fills', 'taken']) {
      const asked = { id: questId, questId, guildId: 'g', askedById: 'max' };
      await insertReservationRequest(tx, { ...asked, createdAt: TEST_NOW, askedAt: TEST_NOW });
    }
  });
}

for (const backend of BACKENDS) {
  it.skipIf(backend.isMissing)(
    `who answers, signs up, withdraws or asks at the same moment meets the other’s outcome, on ${backend.name} [SAF-16]`,
    async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      await seed(store);
      const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
      const sessions = createSessions(store, config, () => TEST_NOW);
      const tokens = new Map<string, string>();
      for (const id of PEOPLE) tokens.set(id, await sessions.open(id));
      const codeOf = async (as: (typeof PEOPLE)[number], query: string) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(as)}` };
        const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
        const incoming = { socket: { remoteAddress: '203.0.113.9' } };
        const response = await app.request('http://chariteers.test/graphql', init, { incoming });
        const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
        return errors?.[0]?.extensions.code ?? 'ok';
      };
      const holdersOf = async (questId: string) => {
        const rows = await store.read.select().from(contract).where(eq(contract.questId, questId));
        return rows.map(({ guildId }) => guildId);
      };

      // Two admins, one says yes and one says no.
      const both = await Promise.all([
        codeOf('ana', ANSWER('both', true)),
        codeOf('ben', ANSWER('both', false)),
      ]);
      expect(both.toSorted()).toEqual(['REQUEST_ENDED', 'ok']);
      expect(await holdersOf('both')).toEqual(both[0] === 'ok' ? ['g'] : []);

      // The last place goes while an admin says yes: either it is reserved, or the request has ended.
      const fills = await Promise.all([
        codeOf('ana', ANSWER('fills', true)),
        codeOf('cleo', SIGN_UP('cleo', 'fills')),
      ]);
      expect([
        ['ok', 'QUEST_RESERVED'],
        ['REQUEST_ENDED', 'ok'],
      ]).toContainEqual(fills);
      expect(await holdersOf('fills')).toEqual(fills[0] === 'ok' ? ['g'] : [null]);

      // The charity takes it back while an admin says yes.
      const taken = await Promise.all([
        codeOf('ben', ANSWER('taken', true)),
        codeOf('max', WITHDRAW('taken')),
      ]);
      expect(taken.toSorted()).toEqual(['REQUEST_ENDED', 'ok']);
      expect(await holdersOf('taken')).toEqual(taken[0] === 'ok' ? ['g'] : []);

      // Two managers ask at once.
      const twice = await Promise.all([codeOf('max', RESERVE('twice')), codeOf('max', RESERVE('twice'))]);
      expect(twice.toSorted()).toEqual(['GUILD_ALREADY_ASKED', 'ok']);
      const asked = await store.read.select().from(reservationRequest);
      expect(asked.filter(({ questId }) => questId === 'twice')).toHaveLength(1);

      const [full] = await store.read.select().from(quest).where(eq(quest.id, 'fills'));
      expect(full?.takenCount).toBe(fills[1] === 'ok' ? 1 : 0);
      await store.close();
      await place.close();
    },
  );
}

import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { openStore } from '#db/open-store.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const LIST = `{ quests(specificProvider: "p") {
  id eventTitle serviceTags startedAt takenCount location { name latitude } provider { name isVisible }
  reservation { guildName isViewersGuild } viewerContract { chariteerId } requiredOrientations { name }
  pledgedContracts { chariteerId guildId chariteer { username nameFirst } } viewerVerdict { verdict trainings { name } }
} }`;

async function seed(store: Store): Promise<string> {
  return store.write(async (tx) => {
    const { account } = await insertVolunteer(tx, { account: { id: 'ana', username: 'ana' } });
    await insertProvider(tx, { id: 'p', name: 'Pantry' });
    const place = await insertLocation(tx, { providerId: 'p', name: 'Hall', latitude: 40.5 });
    await upcomingQuest(tx, {
      id: 'q',
      providerId: 'p',
      locationId: place.id,
      eventTitle: 'Dinner',
      resourceMaxNumber: 1,
    });
    await upcomingQuest(tx, {
      id: 'raided',
      providerId: 'p',
      eventTitle: 'Lunch',
      startedAt: TEST_NOW + 1000,
    });
    await insertGuild(tx, { id: 'g', name: 'Friends', creatorId: 'ana' });
    await insertContract(tx, { questId: 'raided', chariteerId: 'ana', guildId: 'g' });
    await insertTraining(tx, { id: 't', providerId: 'p', name: 'Safety' });
    await tx.insert(questRequiredOrientation).values({ questId: 'raided', templateId: 't' });
    const held = { templateId: 't', providerId: 'p', chariteerId: 'ana' };
    for (const startedAt of [1, 2]) await insertTrainingRecord(tx, { ...held, startedAt });
    return createSessions(store, config, () => TEST_NOW).open(account.id);
  });
}

describe('the same answers from every backend', () => {
  for (const backend of BACKENDS) {
    it.skipIf(backend.isMissing)(`${backend.name} [API-04, API-12, API-19, API-20]`, async () => {
      const place = await backend.start();
      const store = openStore({ url: place.url, cells: TEST_CELLS });
      const token = await seed(store);
      const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
      const ask = async (query: string) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
        const response = await app.request('http://chariteers.test/graphql', init, {
          incoming: { socket: { remoteAddress: '203.0.113.9' } },
        });
        return (await response.json()) as {
          data: { createContract: { id: string } };
          errors?: { message: string }[];
        };
      };

      const signUp =
        'mutation { createContract(chariteerId: "ana", questId: "q") { id quest { takenCount } } }';
      const { data } = await ask(signUp);
      expect(data).toEqual({ createContract: { id: expect.any(String), quest: { takenCount: 1 } } });
      expect((await ask(signUp)).errors?.[0]?.message).toBe('Chariteer Is Already On This Quest');
      expect((await ask(LIST)).data).toEqual({ quests: [RAIDED, TAKEN] });
      const bail = `mutation { abandonContract(id: "${data.createContract.id}") { abandonedAt } }`;
      expect((await ask(bail)).data).toEqual({
        abandonContract: { abandonedAt: new Date(TEST_NOW).toISOString() },
      });
      const own = '{ chariteer(id: "ana") { startedOrientations { isReplaced } } }';
      expect((await ask(own)).data).toEqual({
        chariteer: { startedOrientations: [{ isReplaced: false }, { isReplaced: true }] },
      });
      await store.close();
      await place.close();
    });
  }
});

const RAIDED = {
  id: 'raided',
  eventTitle: 'Lunch',
  serviceTags: ['food'],
  startedAt: new Date(TEST_NOW + 1000).toISOString(),
  takenCount: 0,
  location: null,
  provider: { name: 'Pantry', isVisible: true },
  reservation: { guildName: 'Friends', isViewersGuild: false },
  viewerContract: null,
  requiredOrientations: [{ name: 'Safety' }],
  pledgedContracts: [{ chariteerId: 'ana', guildId: 'g', chariteer: { username: 'ana', nameFirst: 'Ada' } }],
  viewerVerdict: { verdict: 'RESERVED', trainings: [{ name: 'Safety' }] },
};

const TAKEN = {
  id: 'q',
  eventTitle: 'Dinner',
  serviceTags: ['food'],
  startedAt: new Date(TEST_NOW + 24 * 3_600_000).toISOString(),
  takenCount: 1,
  location: { name: 'Hall', latitude: 40.5 },
  provider: { name: 'Pantry', isVisible: true },
  reservation: null,
  viewerContract: { chariteerId: 'ana' },
  requiredOrientations: [],
  pledgedContracts: [{ chariteerId: 'ana', guildId: null, chariteer: { username: 'ana', nameFirst: 'Ada' } }],
  viewerVerdict: { verdict: 'SIGNED_UP', trainings: [] },
};

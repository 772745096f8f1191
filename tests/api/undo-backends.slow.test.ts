import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { openStore } from '#db/open-store.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { allRows } from '../support/all-rows.ts';
import { seedCast, TEST_NOW } from '../support/cast.ts';
import { holdDate } from '../support/held-date.ts';
import { numbersFrom } from '../support/hostile-requests.ts';
import { signUp } from '../support/sign-up.ts';
import { BACKENDS, type OpenBackend } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import {
  CHANGES,
  type ChangeName,
  change,
  seedUndoCharity,
  takeBack,
  tryChange,
} from '../support/undo-charity.ts';
import { openWorld, type World } from '../support/world.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
type Process = Pick<World, 'store' | 'gql'>;

/** The product on a database as one of several processes has it. */
function processOn({ url }: OpenBackend): Process {
  const store = openStore({ url, cells: TEST_CELLS });
  const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
  const sessions = createSessions(store, config, () => TEST_NOW);
  const gql: World['gql'] = async (query, variables = {}, { as } = {}) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${await sessions.open(as ?? '')}`,
    };
    const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
    const incoming = { socket: { remoteAddress: '203.0.113.9' } };
    const response = await app.request('http://chariteers.test/graphql', init, { incoming });
    const { data, errors } = await response.json();
    return { status: 200, headers: response.headers, data, errors, code: errors?.[0]?.extensions.code };
  };
  return { store, gql };
}

async function seed(store: Store): Promise<void> {
  await seedCast(store);
  await store.write(seedUndoCharity);
}

/** Changes and undos in an order that the seed says; each undo has to bring back what was before its change. */
async function wander(world: Process, seedNumber: number, steps: number): Promise<number> {
  const pick = numbersFrom(seedNumber);
  const names = Object.keys(CHANGES) as ChangeName[];
  const done: { name: ChangeName; token: string; before: unknown }[] = [];
  let undone = 0;
  const undoLast = async () => {
    const last = done.pop();
    if (!last) return;
    expect((await takeBack(world, last.token)).code, `${last.name}, seed ${seedNumber}`).toBeUndefined();
    expect(await allRows(world.store), `${last.name}, seed ${seedNumber}`).toEqual(last.before);
    undone += 1;
  };
  for (let step = 0; step < steps; step++) {
    if (pick(3) === 0) await undoLast();
    const name = names[pick(names.length)] as ChangeName;
    const before = await allRows(world.store);
    const token = await tryChange(world, name);
    if (token !== null) done.push({ name, token, before });
  }
  while (done.length > 0) await undoLast();
  return undone;
}

describe('the undo of any sequence of changes [DSK-04]', () => {
  it.each([1, 2, 3])('gives exactly the rows of before each, seed %d', async (seedNumber) => {
    const world = await openWorld();
    await world.store.write(seedUndoCharity);
    expect(await wander(world, seedNumber, 14)).toBeGreaterThan(4);
    await world.close();
  });

  for (const backend of BACKENDS.filter(({ name }) => name !== 'better-sqlite3')) {
    it.skipIf(backend.isMissing)(`gives them on a ${backend.name} too`, async () => {
      const place = await backend.start();
      const world = processOn(place);
      await seed(world.store);
      expect(await wander(world, 5, 5)).toBeGreaterThan(1);
      await world.store.close();
      await place.close();
    });
  }
});

describe('of two processes [DSK-04]', () => {
  for (const backend of BACKENDS) {
    it.skipIf(backend.isMissing)(`each meets what the other did, on ${backend.name}`, async () => {
      const place = await backend.start();
      const one = processOn(place);
      await seed(one.store);
      const two = processOn(place);

      const cancelled = await change(one, 'cancel');
      const answers = await Promise.all([takeBack(one, cancelled), takeBack(two, cancelled)]);
      expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['UNDO_USED', 'done']);

      // Someone signs up in the moment in which it is taken back: one of the two comes first.
      const published = await change(one, 'publishPlain');
      const [undone, signedUp] = await Promise.all([
        takeBack(one, published),
        signUp(two as World, 'gold', 'plain'),
      ]);
      expect([
        [undefined, 'QUEST_NOT_FOUND'],
        ['UNDO_OVERTAKEN', undefined],
      ]).toContainEqual([undone.code, signedUp.code]);
      const [row] = (await one.store.read.select().from(quest)).filter(({ id }) => id === 'plain');
      expect([row?.publishingStatus, row?.takenCount]).toEqual(undone.code ? ['Published', 1] : ['Draft', 0]);
      await Promise.all([one.store.close(), two.store.close()]);
      await place.close();
    });
  }
});

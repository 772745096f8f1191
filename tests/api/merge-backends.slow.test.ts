import '#api/reactions/reactions.ts';
import { expect, it, onTestFinished } from 'vitest';
import { joinRecords } from '#api/operations/merging/join-records.ts';
import { readStoredPerson } from '#api/operations/merging/record-facts.ts';
import { takeApart } from '#api/operations/merging/take-apart.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { allRows } from '../support/all-rows.ts';
import { seedCast, TEST_NOW } from '../support/cast.ts';
import { expectLedgerRight } from '../support/ledger-is-right.ts';
import { type Life, live, seedMeetings } from '../support/record-life.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';

const config = readConfig({
  NODE_ENV: 'test',
  PUBLIC_ORIGIN: 'http://chariteers.test',
  DATA_KEY: TEST_DATA_KEY,
});
const SIDES = { keptId: 'ana', droppedId: 'bea' };
const stays = (...names: Life['stays'][number]['stay'][]) =>
  names.map((stay, index) => ({ stay, status: 'Present', days: index + 1 })) as unknown as Life['stays'];
const FULL: Life = {
  stays: stays('active', 'given-up', 'active', 'waiting'),
  trainings: ['Failed', null],
  memberships: [
    { from: 30, to: null, isIn: true },
    { from: 50, to: 20, isIn: true },
  ],
  isBanned: false,
  isClosed: true,
  hasFeed: true,
  wantsNews: true,
  districts: ['1'],
};
const OTHER: Life = {
  ...FULL,
  stays: stays('active', 'active', 'active', 'active'),
  trainings: ['Complete', 'Interested'],
  districts: ['2', '1'],
};

it.each(BACKENDS.filter(({ isMissing }) => !isMissing))(
  'on $name two records are merged and taken apart, and all is as before [JOI-14: backends]',
  async (backend) => {
    const place = await backend.start();
    const store = openStore({ url: place.url, cells: config.dataKey.cells });
    onTestFinished(() => store.close().then(place.close));
    await seedCast(store);
    await store.write(async (tx) => {
      await seedMeetings(tx, 1);
      for (const [id, life] of [
        [SIDES.keptId, FULL],
        [SIDES.droppedId, OTHER],
      ] as const) {
        await insertVolunteer(tx, { account: { id, username: id } });
        await live(tx, id, life, 1);
      }
    });
    const context = { now: TEST_NOW, config };
    const rows = async (): Promise<Record<string, string[]>> => ({
      ...(await allRows(store)),
      person_mark: [],
      place_offer: [],
      outbox_message: [],
      message: [],
      message_words: [],
    });
    const before = await rows();
    const kept = await store.write(async (tx) => {
      const [one, other] = [await readStoredPerson(tx, 'ana'), await readStoredPerson(tx, 'bea')];
      if (!one || !other) throw new Error('Nobody is there');
      return joinRecords(tx, context, { kept: one, dropped: other });
    });
    await expectLedgerRight(store);
    expect((await rows()).contract).not.toEqual(before.contract);
    await store.write((tx) => takeApart(tx, context, SIDES, { ...kept, mergedAt: TEST_NOW }));
    await expectLedgerRight(store);
    expect(await rows()).toEqual(before);
  },
);

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpsThatClash } from '#api/posting/quest-notices/clashes-after-edit.ts';
import { readClashesOfPeople } from '#api/quests/sign-up/clashes-of-people.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import type { Quest } from '#db/factories/insert-quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const START = TEST_NOW + 3 * DAY_MS;
const at = (hours: number) => START + hours * HOUR_MS;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await questAt('moving', [0, 2], { eventTitle: 'Dinner' });
  await questAt('other', [4, 6], { eventTitle: 'Sort clothes', providerId: '2' });
  await place('volunteer', 'moving');
  await place('gold', 'moving');
  await place('volunteer', 'other');
});
afterEach(() => world.close());

const questAt = (id: string, [from, until]: [number, number], more: Partial<Quest> = {}) =>
  world.store.write((tx) => upcomingQuest(tx, { id, startedAt: at(from), endedAt: at(until), ...more }));
const place = (chariteerId: string, questId: string, more: Record<string, unknown> = {}) =>
  world.store.write((tx) =>
    insertContract(tx, { id: `${chariteerId} ${questId}`, questId, chariteerId, ...more }),
  );

type Notice = { kind: string; clashing: { id: string }[] } | null;
const ARGUMENTS =
  '$publishingStatus: PublishingStatus, $startedAt: DateTime, $endedAt: DateTime, $locationId: ID';
const GIVEN =
  'publishingStatus: $publishingStatus, startedAt: $startedAt, endedAt: $endedAt, locationId: $locationId';
const NOTICE = '{ kind clashing { id chariteer { id } } }';
const span = (from: number, until: number) => ({
  startedAt: new Date(at(from)).toISOString(),
  endedAt: new Date(at(until)).toISOString(),
});
async function preview(
  changes: Record<string, unknown>,
  as: CastName = 'managers',
): Promise<string[] | undefined> {
  const { data } = await world.gql<{ previewQuestNotice: Notice }>(
    `query(${ARGUMENTS}) { previewQuestNotice(id: "moving", ${GIVEN}) ${NOTICE} }`,
    changes,
    { as },
  );
  return data?.previewQuestNotice?.clashing.map(({ id }) => id);
}
async function edit(changes: Record<string, unknown>): Promise<string[] | undefined> {
  const { data, errors } = await world.gql<{ updateQuest: { notice: Notice } }>(
    `mutation(${ARGUMENTS}) { updateQuest(id: "moving", ${GIVEN}) { notice ${NOTICE} } }`,
    changes,
    { as: 'managers' },
  );
  expect(errors).toBeUndefined();
  return data?.updateQuest.notice?.clashing.map(({ id }) => id);
}
const mailTo = async (name: 'volunteer' | 'gold' | 'teen') =>
  (await readMails(world)).findLast(({ recipient }) => recipient === castEmail(name))?.body;

describe('a quest moved onto another one of the same person', () => {
  it('is told with both ways out to whoever is on both, and to no one else [MSG-06, DSK-04]', async () => {
    expect(await preview(span(5, 7))).toEqual(['volunteer moving']);
    expect(await readMails(world)).toEqual([]);
    expect(await edit(span(5, 7))).toEqual(['volunteer moving']);
    const body = await mailTo('volunteer');
    expect(body).toContain('It’s at the same time as “Sort clothes” with ');
    expect(body).toContain('http://chariteers.test/questList/1/quest/moving');
    expect(body).toContain('http://chariteers.test/questList/2/quest/other');
    expect(await mailTo('gold')).not.toContain('same time');
  });

  it.each([
    ['ends as the other begins', span(2, 4)],
    ['begins as the other ends', span(6, 8)],
    ['has another location at its time', { locationId: null }],
    ['is cancelled', { publishingStatus: 'Cancelled' }],
  ])('names no one where it %s [MSG-06]', async (_case, changes) => {
    expect((await preview(changes)) ?? []).toEqual([]);
  });

  it.each([
    ['cancelled', { publishingStatus: 'Cancelled' as const }, {}],
    ['without an end', { endedAt: null, eventType: 'SUPPLY-REQUEST' as const }, {}],
    ['given up', {}, { abandonedAt: TEST_NOW }],
  ])('names no one whose other spot is %s [MSG-06]', async (_case, ofQuest, ofContract) => {
    await questAt('third', [10, 12], { ...ofQuest });
    await place('gold', 'third', ofContract);
    expect(await preview(span(10, 12))).toEqual([]);
  });

  it('goes by the hours that someone chose on a flexible quest, moved along [MSG-06]', async () => {
    await world.store.write((tx) =>
      tx.run(`UPDATE quest SET "flexibleMinimumTime" = 30, "endedAt" = ${at(4)} WHERE id = 'moving'`),
    );
    const chosen = (name: string, from: number, until: number) =>
      world.store.write((tx) =>
        tx.run(`UPDATE contract SET "expectedArrivalAt" = ${at(from)}, "expectedDepartureAt" = ${at(until)}
          WHERE id = '${name} moving'`),
      );
    await chosen('volunteer', 0, 1);
    await place('gold', 'other');
    await chosen('gold', 2, 3);
    expect(await preview(span(2, 6))).toEqual(['gold moving']);
    expect(await edit(span(2, 6))).toEqual(['gold moving']);
  });

  it('is told of a cancelled quest that takes place after all, too [MSG-06]', async () => {
    await edit({ publishingStatus: 'Cancelled' });
    await world.store.write((tx) =>
      tx.run(`UPDATE quest SET "startedAt" = ${at(1)}, "endedAt" = ${at(3)} WHERE id = 'other'`),
    );
    expect(await preview({ publishingStatus: 'Published' })).toEqual(['volunteer moving']);
    expect(await edit({ publishingStatus: 'Published' })).toEqual(['volunteer moving']);
    expect(await mailTo('volunteer')).toContain('It’s at the same time as “Sort clothes”');
  });

  it('leaves the other quest of a person untold to managers [SAF-01, MSG-06]', async () => {
    const { errors } = await world.gql(
      `{ previewQuestNotice(id: "moving", startedAt: "${span(5, 7).startedAt}") { clashing { id } } }`,
      {},
      { as: 'volunteer' },
    );
    expect(errors).toHaveLength(1);
    const { data } = await world.gql(
      `query(${ARGUMENTS}) { previewQuestNotice(id: "moving", ${GIVEN}) { clashing { quest { id } } } }`,
      span(5, 7),
      { as: 'managers' },
    );
    expect(data).toEqual({ previewQuestNotice: { clashing: [{ quest: { id: 'moving' } }] } });
  });
});

describe('where people are at other times', () => {
  it.each(['captains', 'coordinators', 'managers', 'employees', 'staff'] as const)(
    'is told of adults alone, to %s [SAF-01, MSG-06]',
    async (as) => {
      await place('teen', 'moving');
      await place('teen', 'other');
      expect(await preview(span(5, 7), as)).toEqual(['volunteer moving']);
    },
  );

  it('reaches the young person and their guardian by email, and no answer to the edit [SAF-01, MSG-06]', async () => {
    await place('teen', 'moving');
    await place('teen', 'other');
    expect(await edit(span(5, 7))).toEqual(['volunteer moving']);
    expect(await mailTo('teen')).toContain('It’s at the same time as “Sort clothes” with ');
    const copy = (await readMails(world)).find(({ kind }) => kind === 'guardian-copy');
    expect(copy?.body).toContain('It’s at the same time as “Sort clothes” with ');
  });

  it('is told only of people whose name the viewer may read [SAF-01, MSG-06]', async () => {
    const wanted = {
      id: 'moving',
      publishingStatus: 'Published',
      eventType: 'OSV',
      startedAt: at(5),
      endedAt: at(7),
      flexibleMinimumTime: null,
    } as const;
    const clashes = await readClashesOfPeople(world.store.read, wanted, {
      now: TEST_NOW,
      timesOf: (chosen) => chosen,
    });
    expect(clashes).toHaveLength(1);
    expect(signUpsThatClash({ viewer: null, now: TEST_NOW }, clashes, '1')).toEqual([]);
  });

  it('can be asked 120 times in 15 minutes by an account [SAF-01, MSG-06]', async () => {
    const ask = async (as: CastName) =>
      (
        await world.gql(
          `{ previewQuestNotice(id: "moving", startedAt: "${span(5, 7).startedAt}") { kind } }`,
          {},
          { as },
        )
      ).code;
    for (let asked = 0; asked < 120; asked++) expect(await ask('captains')).toBeUndefined();
    expect(await ask('captains')).toBe('RATE_LIMITED');
    expect(await ask('managers')).toBeUndefined();
    world.clock.advance(15 * 60 * 1000);
    expect(await ask('captains')).toBeUndefined();
  });
});

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { quest } from '#db/schema/quest.ts';
import { readSentEntries } from '../support/calendar-entries.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const id of ['a', 'b', 'c'])
      await upcomingQuest(tx, { id, eventTitle: `Quest ${id}`, updatedAt: TEST_NOW - HOUR_MS });
    await insertContract(tx, { questId: 'a', chariteerId: 'volunteer' });
    await insertContract(tx, { questId: 'b', chariteerId: 'volunteer' });
    await insertContract(tx, { questId: 'b', chariteerId: 'gold' });
  });
});
afterEach(() => world.close());

type Edited = {
  results: { id: string; isChanged: boolean; code: string | null; quest: { startedAt: string } | null }[];
  notice: { mailedCount: number } | null;
  undoToken: string | null;
};
type Changes = Record<string, unknown>;

const FIELDS = `results { id isChanged code message quest { id startedAt updatedAt } }
  notice { mailedCount unreached { reason } clashing { id } } undoToken`;

const versions = (ids: readonly string[], updatedAt = TEST_NOW - HOUR_MS) =>
  ids.map((id) => ({ id, updatedAt: new Date(updatedAt).toISOString() }));

async function edit(ids: string[], changes: Changes, { as = 'managers', seen = TEST_NOW - HOUR_MS } = {}) {
  const { data, ...answer } = await world.gql<{ editQuests: Edited }>(
    `mutation ($quests: [QuestVersionInput!]!, $changes: SeveralChangesInput!) {
       editQuests(providerId: "1", quests: $quests, changes: $changes, noticeWords: "Sorry!") { ${FIELDS} } }`,
    { quests: versions(ids, seen), changes },
    { as: as as 'managers' },
  );
  return { ...answer, edited: data?.editQuests };
}

const startOf = async (id: string) =>
  (await world.store.read.select({ at: quest.startedAt }).from(quest).where(eq(quest.id, id)))[0]?.at;
const codes = (edited: Edited | undefined) => edited?.results.map(({ code }) => code);
const mailsTo = async (name: 'volunteer' | 'gold') =>
  (await readMails(world)).filter(({ recipient }) => recipient === castEmail(name));

describe('several quests at once', () => {
  it('move by days, and who is on two of them gets one message with both [DSK-06]', async () => {
    const { edited } = await edit(['a', 'b', 'c'], { days: 1 });
    expect(codes(edited)).toEqual([null, null, null]);
    expect(edited?.notice?.mailedCount).toBe(2);
    expect(await startOf('c')).toBe(TEST_NOW + 2 * DAY_MS);
    const [both, ...more] = await mailsTo('volunteer');
    expect([both?.subject, more]).toEqual(['Changed: 2 quests', []]);
    for (const words of ['Quest a', 'Quest b', 'Sorry!']) expect(both?.body).toContain(words);
    const [one, ...others] = await mailsTo('gold');
    expect(one?.subject).toMatch(/^Changed: Quest b/);
    expect(others).toEqual([]);
  });

  it('take all their entries out of calendars with the one message [DSK-06, DEC-70]', async () => {
    await edit(['a', 'b'], { isCancelled: true });
    const entries = await readSentEntries(world);
    const own = entries.filter(({ recipient }) => recipient === castEmail('volunteer'));
    expect(own.map(({ method, summary }) => [method, summary])).toEqual([
      ['CANCEL', expect.stringContaining('Quest a')],
      ['CANCEL', expect.stringContaining('Quest b')],
    ]);
  });

  it('tell on each quest’s page that its people know [DSK-06, MSG-24]', async () => {
    await edit(['a', 'b'], { isCancelled: true });
    world.clock.advance(60_000);
    for (const [id, count] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      const { data } = await world.gql<{ questTelling: { people: { state: string }[] } }>(
        `{ questTelling(questId: "${id}") { people { state } } }`,
        {},
        { as: 'managers' },
      );
      expect(data?.questTelling.people.map(({ state }) => state)).toEqual(Array(count).fill('ON_THE_WAY'));
    }
  });

  it('of 30, 29 are done and one is named with its reason [DSK-06]', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `n${index}`);
    await world.store.write(async (tx) => {
      for (const id of ids) {
        const startedAt = id === 'n7' ? TEST_NOW - HOUR_MS : TEST_NOW + DAY_MS;
        await upcomingQuest(tx, { id, startedAt, updatedAt: TEST_NOW - HOUR_MS });
      }
    });
    const { edited } = await edit(ids, { start: '17:00' });
    expect(edited?.results.filter(({ code }) => code !== null)).toMatchObject([
      { id: 'n7', code: 'QUEST_STARTED' },
    ]);
    expect(await startOf('n8')).not.toBe(TEST_NOW + DAY_MS);
    expect(await startOf('n7')).toBe(TEST_NOW - HOUR_MS);
  });

  it('shows the later of two managers what the earlier one made of it, and changes nothing [DSK-06]', async () => {
    await edit(['a'], { days: 1 });
    const { edited } = await edit(['a', 'c'], { days: 2 });
    const now = new Date(TEST_NOW + 2 * DAY_MS).toISOString();
    expect(edited?.results).toMatchObject([
      { id: 'a', code: 'EDIT_CONFLICT', quest: { startedAt: now } },
      { id: 'c', code: null },
    ]);
    expect(await startOf('a')).toBe(TEST_NOW + 2 * DAY_MS);
    expect(codes((await edit(['a'], { days: 2 }, { seen: TEST_NOW })).edited)).toEqual([null]);
  });

  it('are as before once it is taken back, and nobody is told [DSK-06, DSK-04]', async () => {
    const { edited } = await edit(['a', 'b'], { days: 1 });
    const { code } = await world.gql(
      'mutation ($token: ID!) { takeBack(token: $token) }',
      { token: edited?.undoToken },
      { as: 'managers' },
    );
    expect([code, await startOf('a'), await mailsTo('volunteer')]).toEqual([
      undefined,
      TEST_NOW + DAY_MS,
      [],
    ]);
  });

  it('keep what is another charity’s, needs another right or has no date [DSK-06]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'else', providerId: '2', updatedAt: TEST_NOW - HOUR_MS });
      const undated = { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null } as const;
      await upcomingQuest(tx, { id: 'role', ...undated, updatedAt: TEST_NOW - HOUR_MS });
    });
    const { edited } = await edit(['else', 'role', 'nothing'], { days: 1 });
    expect(codes(edited)).toEqual(['QUEST_NOT_FOUND', 'BAD_USER_INPUT', 'QUEST_NOT_FOUND']);
    expect(edited?.results[0]?.quest).toBeNull();
    const byCaptain = await edit(['a'], { isCancelled: true }, { as: 'captains' });
    expect(codes(byCaptain.edited)).toEqual(['FORBIDDEN']);
    expect((await edit(['a'], { days: 1 }, { as: 'volunteer' })).code).toBe('FORBIDDEN');
  });

  it('says what it changed: a quest that was cancelled before is not counted [DSK-06]', async () => {
    await edit(['a'], { isCancelled: true });
    const { edited } = await edit(['a', 'b'], { isCancelled: true }, { seen: TEST_NOW });
    expect(edited?.results.map(({ id, isChanged }) => [id, isChanged])).toEqual([
      ['a', false],
      ['b', false],
    ]);
    const after = await edit(['b', 'c'], { isCancelled: true });
    expect(after.edited?.results.map(({ isChanged }) => isChanged)).toEqual([true, true]);
  });

  it('refuses an end before the start of each quest, and days out of reach [DSK-06]', async () => {
    const { edited } = await edit(['a'], { end: '03:00' });
    expect(edited?.results).toMatchObject([{ code: 'BAD_USER_INPUT', isChanged: false }]);
    for (const changes of [{ days: 99_999 }, { days: 1.5 }, { start: '17:00', end: '17:00' }])
      expect((await edit(['a'], changes)).code).toBe('BAD_USER_INPUT');
  });

  it('refuses nothing to do, and more than 100 [DSK-06]', async () => {
    expect((await edit(['a'], {})).code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 101 }, (_, index) => `n${index}`);
    expect((await edit(many, { days: 1 })).code).toBe('BAD_USER_INPUT');
  });

  it('refuses the quest whose people were told often enough today, and no other [DSK-06]', async () => {
    await world.store.write((tx) => tx.update(quest).set({ updatedAt: TEST_NOW }));
    const move = (ids: string[]) => edit(ids, { days: 1 }, { seen: TEST_NOW });
    for (let index = 0; index < 3; index += 1) expect(codes((await move(['a'])).edited)).toEqual([null]);
    expect(codes((await move(['a', 'c'])).edited)).toEqual(['QUEST_MESSAGES_SPENT', null]);
  });

  it('preview says whom it tells and what it refuses, and changes nothing [DSK-06]', async () => {
    const { data } = await world.gql<{ previewQuestsEdit: Edited }>(
      `query ($quests: [QuestVersionInput!]!) {
         previewQuestsEdit(providerId: "1", quests: $quests, changes: { days: 1 }) { ${FIELDS} } }`,
      { quests: [...versions(['a', 'b']), ...versions(['c'], TEST_NOW)] },
      { as: 'managers' },
    );
    expect(codes(data?.previewQuestsEdit)).toEqual([null, null, 'EDIT_CONFLICT']);
    expect(data?.previewQuestsEdit.notice?.mailedCount).toBe(2);
    expect([await startOf('a'), await mailsTo('gold')]).toEqual([TEST_NOW + DAY_MS, []]);
  });
});

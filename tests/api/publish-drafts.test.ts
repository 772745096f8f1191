import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    for (const id of ['one', 'two']) await upcomingQuest(tx, { id, publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'begun', publishingStatus: 'Draft', startedAt: TEST_NOW - DAY_MS });
    await upcomingQuest(tx, { id: 'cancelled', publishingStatus: 'Cancelled' });
    await upcomingQuest(tx, { id: 'shown' });
    await upcomingQuest(tx, { id: 'theirs', publishingStatus: 'Draft', providerId: '2' });
    await insertReservationRequest(tx, {
      questId: 'two',
      guildId: GUILD_ID,
      status: 'drafted',
      askedAt: null,
    });
  });
});
afterEach(() => world.close());

const publish = (questIds: string[], as: CastName | null = 'managers', providerId = '1') =>
  world.gql<{ publishDrafts: { id: string; code: string | null; undoToken: string | null }[] }>(
    `mutation($providerId: ID!, $questIds: [ID!]!) {
      publishDrafts(providerId: $providerId, questIds: $questIds) { id code message undoToken } }`,
    { providerId, questIds },
    { as },
  );
const statusOf = async (id: string) =>
  (await world.store.read.select().from(quest).where(eq(quest.id, id)))[0]?.publishingStatus;

/** What a change leaves of a quest: its row, its entries in the audit log, who holds a place. */
async function traces(id: string) {
  const { read } = world.store;
  const [row] = await read.select().from(quest).where(eq(quest.id, id));
  const log = await read.select().from(auditEntry).where(eq(auditEntry.subjectId, id));
  const places = await read.select().from(contract).where(eq(contract.questId, id));
  return {
    row: row && { ...row, id: '', startedAt: 0, endedAt: 0 },
    log: log.map(({ action, actorId, detail }) => JSON.stringify([action, actorId, detail])).sort(),
    places: places.map(({ guildId, chariteerId }) => [guildId, chariteerId]).sort(),
  };
}

const mails = async () =>
  (await readMails(world)).map(({ recipient, kind, status }) => [recipient, kind, status]);

describe('publishing all drafts', () => {
  it('publishes what can be, says of the others why not, and begins what was wished for [API-48: button]', async () => {
    const { data } = await publish(['one', 'begun', 'two', 'cancelled', 'shown', 'theirs', 'nothing']);
    const outcomes = data?.publishDrafts ?? [];
    expect(outcomes.map(({ id, code }) => [id, code])).toEqual([
      ['one', null],
      ['begun', 'QUEST_STARTED'],
      ['two', null],
      ['cancelled', 'BAD_USER_INPUT'],
      ['shown', null],
      ['theirs', 'QUEST_NOT_FOUND'],
      ['nothing', 'QUEST_NOT_FOUND'],
    ]);
    expect(outcomes[3]).toMatchObject({ message: 'That’s not a draft.', undoToken: null });
    const tokens = new Set(outcomes.flatMap(({ undoToken }) => undoToken ?? []));
    expect(tokens.size).toBe(1);
    for (const id of ['one', 'two', 'shown']) expect(await statusOf(id)).toBe('Published');
    for (const id of ['begun', 'theirs']) expect(await statusOf(id)).toBe('Draft');
    const held = await world.store.read.select().from(contract);
    expect(held).toMatchObject([{ questId: 'two', guildId: GUILD_ID }]);
  });

  it('does with a draft what an edit of its status does: the row, the log, the mails [API-48: button]', async () => {
    await world.store.write(async (tx) => {
      for (const id of ['by-edit', 'by-button']) {
        await upcomingQuest(tx, { id, eventTitle: 'Soup', publishingStatus: 'Draft', unpublishedAt: 5 });
        await insertReservationRequest(tx, {
          questId: id,
          guildId: GUILD_ID,
          status: 'drafted',
          askedAt: null,
        });
        await insertContract(tx, { questId: id, chariteerId: 'volunteer' });
      }
    });
    const edit = 'mutation { updateQuest(id: "by-edit", publishingStatus: Published) { id } }';
    expect((await world.gql(edit, {}, { as: 'managers' })).errors).toBeUndefined();
    const mailsOfEdit = await mails();
    await publish(['by-button']);
    const [edited, published] = await Promise.all(['by-edit', 'by-button'].map(traces));
    expect(edited?.row?.publishingStatus).toBe('Published');
    expect(edited?.log).toEqual([
      '["quest-edited","managers",{"fields":"publishingStatus"}]',
      expect.stringContaining('quest-reserved'),
    ]);
    expect(published).toEqual(edited);
    expect(mailsOfEdit.length).toBeGreaterThan(0);
    expect(await mails()).toEqual([...mailsOfEdit, ...mailsOfEdit]);
  });

  it('where nothing can be published there is nothing to undo [API-48: button]', async () => {
    const { data } = await publish(['begun', 'shown']);
    expect(data?.publishDrafts.map(({ undoToken }) => undoToken)).toEqual([null, null]);
  });

  it('needs quest U and to see drafts, and takes 400 at most [API-48: button]', async () => {
    for (const as of ['boardmembers', 'volunteer'] as const)
      expect((await publish(['one'], as)).code).toBe('FORBIDDEN');
    expect((await publish(['one'], null)).code).toBe('NOT_LOGGED_IN');
    const many = Array.from({ length: 401 }, (_, index) => `q${index}`);
    expect((await publish(many)).code).toBe('BAD_USER_INPUT');
    expect(await statusOf('one')).toBe('Draft');
  });
});

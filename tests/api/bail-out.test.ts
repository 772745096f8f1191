import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { lateDropOut } from '#domain/attendance/attendance.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const BAIL = `mutation Bail($id: ID!, $abandonReason: String) {
  abandonContract(id: $id, abandonReason: $abandonReason) { id claimedAt abandonReason abandonedAt }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    await insertContract(tx, { id: 'mine', questId: 'q', chariteerId: 'volunteer' });
  });
});
afterEach(() => world.close());

const bail = (as: CastName | null, id: string, abandonReason?: string) =>
  world.gql<{ abandonContract: unknown }>(BAIL, { id, abandonReason }, { as });

async function takenCount(questId: string): Promise<number | undefined> {
  const [row] = await world.store.read.select().from(quest).where(eq(quest.id, questId));
  return row?.takenCount;
}

describe('bailing out', () => {
  it('abandons the contract now, keeps the reason and frees the place [CON-02, API-20]', async () => {
    const { data, errors } = await bail('volunteer', 'mine', ' I am ill. ');
    expect(errors).toBeUndefined();
    expect(data?.abandonContract).toMatchObject({
      id: 'mine',
      abandonReason: 'I am ill.',
      abandonedAt: new Date(TEST_NOW).toISOString(),
    });
    expect(await takenCount('q')).toBe(0);
  });

  it('the reason may be left out, and has at most 150 characters [OPEN-CON-03]', async () => {
    expect((await bail('volunteer', 'mine', 'x'.repeat(151))).code).toBe('BAD_USER_INPUT');
    expect(await takenCount('q')).toBe(1);
    const { data } = await bail('volunteer', 'mine');
    expect(data?.abandonContract).toMatchObject({ abandonReason: null });
  });

  it('a second bail-out is refused with 410 and frees no second place [ERR-25]', async () => {
    await bail('volunteer', 'mine');
    const { code, errors } = await bail('volunteer', 'mine');
    expect(code).toBe('NOT_SIGNED_UP');
    expect(errors?.[0]).toMatchObject({
      message: "Chariteer Not Signed Up, Can't Abandon",
      extensions: { statusCode: 410 },
    });
    expect(await takenCount('q')).toBe(0);
  });

  it('after the end it is refused with 410, during the quest it is not [ERR-26]', async () => {
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'over' });
      await insertContract(tx, { id: 'late', questId: 'over', chariteerId: 'volunteer' });
      await upcomingQuest(tx, { id: 'runs', startedAt: TEST_NOW - HOUR_MS, endedAt: TEST_NOW + HOUR_MS });
      await insertContract(tx, { id: 'now', questId: 'runs', chariteerId: 'volunteer' });
    });
    const { code, errors } = await bail('volunteer', 'late');
    expect(code).toBe('QUEST_OVER_BAIL');
    expect(errors?.[0]).toMatchObject({
      message: "Quest Already Over, Can't Abandon",
      extensions: { statusCode: 410 },
    });
    expect((await bail('volunteer', 'now')).code).toBeUndefined();
  });

  it('others’ contracts are not found, for managers and staff neither [ERR-21, OPEN-API-01]', async () => {
    for (const as of ['gold', 'managers', 'staff'] as const) {
      const { code, errors } = await bail(as, 'mine');
      expect([as, code, errors?.[0]?.message]).toEqual([as, 'CONTRACT_NOT_FOUND', 'Contract Not Found']);
    }
    expect((await bail('volunteer', 'nothing')).code).toBe('CONTRACT_NOT_FOUND');
    expect((await bail(null, 'mine')).code).toBe('NOT_LOGGED_IN');
    expect(await takenCount('q')).toBe(1);
  });
});

describe('a late bail-out', () => {
  it('the instant is kept, so that the recap knows who left within 24 hours of the start [CON-11]', async () => {
    const later = await world.store.write((tx) => upcomingQuest(tx, { startedAt: TEST_NOW + DAY_MS + 1 }));
    await world.store.write((tx) =>
      insertContract(tx, { id: 'early', questId: later.id, chariteerId: 'volunteer' }),
    );
    for (const id of ['mine', 'early']) await bail('volunteer', id);
    const rows = await world.store.read.select().from(contract);
    const quests = await world.store.read.select().from(quest);
    const late = rows.filter(({ questId, abandonedAt }) => {
      const startedAt = quests.find(({ id }) => id === questId)?.startedAt ?? null;
      return lateDropOut(startedAt, abandonedAt);
    });
    expect(late.map(({ id }) => id)).toEqual(['mine']);
  });
});

describe('the guild reservation', () => {
  const reserve = (as: CastName, questId: string, guildId = GUILD_ID, chariteerId: string = as) =>
    world.gql<{ createContract: { id: string } }>(
      `mutation($chariteerId: ID!, $questId: ID!, $guildId: ID) {
        createContract(chariteerId: $chariteerId, questId: $questId, guildId: $guildId) {
          id guildId chariteerId guild { name easyJoinCode } quest { takenCount reservation { contractId guildName } }
        }
      }`,
      { chariteerId, questId, guildId },
      { as },
    );

  it('is a contract with the guild that takes no place [CON-13, DEC-23, DEC-33, OPEN-CON-02]', async () => {
    const { data, errors } = await reserve('captains', 'q');
    expect(errors).toBeUndefined();
    expect(data?.createContract).toMatchObject({
      guildId: GUILD_ID,
      chariteerId: 'captains',
      guild: { name: 'Harbor Friends', easyJoinCode: null },
      quest: { takenCount: 1, reservation: { guildName: 'Harbor Friends' } },
    });
  });

  it('is no place of who reserved: the quest stays open to them, and stands among a guild’s [QST-16]', async () => {
    await reserve('captains', 'q');
    const ASK =
      '{ quest(id: "q") { viewerContract { id } viewerVerdict { verdict } reservation { guildId } } }';
    const ownPlace = async () =>
      (await world.gql<{ quest: object }>(ASK, {}, { as: 'captains' })).data?.quest;
    expect(await ownPlace()).toMatchObject({ viewerContract: null, reservation: { guildId: GUILD_ID } });
  });

  it('a Provider account and staff reserve without a volunteer record [DEC-05, DEC-23]', async () => {
    expect((await reserve('provider', 'q')).code).toBeUndefined();
    await world.store.write((tx) => upcomingQuest(tx, { id: 'q2', providerId: '2' }));
    expect((await reserve('staff', 'q2')).code).toBeUndefined();
  });

  it('a reserved quest is refused with 406, also for another guild [ERR-27]', async () => {
    await reserve('managers', 'q');
    const { code, errors } = await reserve('coordinators', 'q');
    expect(code).toBe('GUILD_ALREADY_RESERVED');
    expect(errors?.[0]).toMatchObject({
      message: 'Guild Has Already Reserved This Quest',
      extensions: { statusCode: 406 },
    });
  });

  it('needs quest U at the quest’s own charity [OPEN-PERM-06]', async () => {
    const who = ['volunteer', 'frontdeskstaff', 'boardmembers', 'trustedminors', 'guildadmin'] as const;
    for (const as of who) expect([as, (await reserve(as, 'q')).code]).toEqual([as, 'FORBIDDEN']);
    await world.store.write((tx) => upcomingQuest(tx, { id: 'q3', providerId: '3' }));
    expect((await reserve('managers', 'q3')).code).toBe('FORBIDDEN');
    expect((await reserve('managers', 'q', GUILD_ID, 'captains')).code).toBe('FORBIDDEN');
    expect((await reserve('managers', 'q', 'no-guild')).code).toBe('GUILD_NOT_FOUND');
    expect((await reserve('managers', 'nothing')).code).toBe('QUEST_NOT_FOUND');
  });

  it('a single personal sign-up is no reservation [CON-12]', async () => {
    const { data } = await world.gql('{ quest(id: "q") { takenCount reservation { guildName } } }');
    expect(data).toEqual({ quest: { takenCount: 1, reservation: null } });
  });

  it('a release gives the fixed reason and no place back; a second one finds nothing [CON-14, OPEN-ERR-04]', async () => {
    const { data } = await reserve('managers', 'q');
    const id = data?.createContract.id ?? '';
    expect((await bail('volunteer', id)).code).toBe('FORBIDDEN');
    expect((await bail('frontdeskstaff', id)).code).toBe('FORBIDDEN');
    const released = await bail('captains', id, 'another reason');
    expect(released.data?.abandonContract).toMatchObject({ abandonReason: 'Released by manager' });
    expect(await takenCount('q')).toBe(1);
    expect((await bail('captains', id)).code).toBe('CONTRACT_NOT_FOUND');
    const [row] = await world.store.read.select().from(contract).where(eq(contract.id, id));
    expect(row?.abandonedAt).toBe(TEST_NOW);
    expect((await reserve('managers', 'q')).code).toBeUndefined();
  });

  it('existing sign-ups stay on a quest that is reserved later [OPEN-CAL-03]', async () => {
    await reserve('managers', 'q');
    const { data } = await world.gql<{ quest: { viewerVerdict: unknown } }>(
      '{ quest(id: "q") { viewerContract { id } viewerVerdict { verdict } } }',
      {},
      { as: 'volunteer' },
    );
    expect(data?.quest).toEqual({ viewerContract: { id: 'mine' }, viewerVerdict: { verdict: 'SIGNED_UP' } });
  });
});

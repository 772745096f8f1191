import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SCHEDULE = `query($isPast: Boolean!, $page: Int, $perPage: Int) {
  getProviderQuests(isPast: $isPast, page: $page, perPage: $perPage) {
    total
    items { id eventTitle eventType startedAt endedAt takenCount resourceMaxNumber location { name }
      reservation { guildId guildName } pledgedContracts { chariteer { username } } }
  }
}`;

type Schedule = { getProviderQuests: { total: number; items: { id: string }[] } };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall' });
    const at = (hours: number, length = 2) => ({
      startedAt: TEST_NOW + hours * HOUR_MS,
      endedAt: TEST_NOW + (hours + length) * HOUR_MS,
    });
    await upcomingQuest(tx, { id: 'far', ...at(48) });
    await upcomingQuest(tx, { id: 'near', ...at(24), locationId: 'hall', eventTitle: 'Dinner' });
    await upcomingQuest(tx, { id: 'running', ...at(-1) });
    await upcomingQuest(tx, { id: 'draft', ...at(72), publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'cancelled', ...at(24), publishingStatus: 'Cancelled' });
    await upcomingQuest(tx, { id: 'supply', ...at(30), endedAt: null, eventType: 'SUPPLY-REQUEST' });
    await upcomingQuest(tx, { id: 'role', ...at(30), eventType: 'HYBRID-ROLE' });
    await upcomingQuest(tx, { id: 'foreign', ...at(24), providerId: '2' });
    await insertStamp(tx, { id: 'stamp', providerId: '1' });
    await upcomingQuest(tx, { id: 'just-over', ...at(-2) });
    await upcomingQuest(tx, { id: 'supply-over', ...at(-5), endedAt: null, eventType: 'SUPPLY-REQUEST' });
    await upcomingQuest(tx, { id: 'old', ...at(-24 * 90) });
    await upcomingQuest(tx, { id: 'old-draft', ...at(-24 * 9), publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'old-cancelled', ...at(-24 * 9), publishingStatus: 'Cancelled' });
    await insertContract(tx, { questId: 'near', chariteerId: 'volunteer' });
    await insertContract(tx, { questId: 'near', chariteerId: 'admins', guildId: GUILD_ID });
  });
});
afterAll(() => world.close());

const schedule = (as: CastName | null, isPast: boolean, more: Record<string, unknown> = {}) =>
  world.gql<Schedule>(SCHEDULE, { isPast, ...more }, { as });
const idsOf = async (isPast: boolean, more = {}) =>
  (await schedule('provider', isPast, more)).data?.getProviderQuests.items.map(({ id }) => id);

describe('the schedule of a Provider account', () => {
  it('shows what is not over, next first: shifts and supply requests only [HOME-07, HOME-16, OPEN-HOME-01]', async () => {
    expect(await idsOf(false)).toEqual(['running', 'near', 'supply', 'far', 'draft']);
  });

  it('a card has title, place, times, places taken and the raiding group [HOME-08, HOME-10, HOME-14]', async () => {
    const { data } = await schedule('provider', false);
    expect(data?.getProviderQuests.items[1]).toMatchObject({
      eventTitle: 'Dinner',
      eventType: 'OSV',
      startedAt: new Date(TEST_NOW + DAY_MS).toISOString(),
      endedAt: new Date(TEST_NOW + DAY_MS + 2 * HOUR_MS).toISOString(),
      takenCount: 1,
      resourceMaxNumber: 10,
      location: { name: 'Hall' },
      reservation: { guildId: GUILD_ID, guildName: 'Harbor Friends' },
    });
  });

  it('past quests come newest first, once they have ended [HOME-20, ENT-28, OPEN-HOME-01]', async () => {
    expect(await idsOf(true)).toEqual(['just-over', 'supply-over', 'old']);
    const { data } = await schedule('provider', true, { page: 2, perPage: 2 });
    expect(data?.getProviderQuests).toMatchObject({ total: 3, items: [{ id: 'old' }] });
  });

  it('serves past quests as cards under the names of older clients [ENT-28]', async () => {
    await world.store.write(async (tx) => {
      await insertContract(tx, { questId: 'just-over', chariteerId: 'volunteer' });
      await insertContract(tx, { questId: 'just-over', chariteerId: 'admins', guildId: GUILD_ID });
      await tx.update(quest).set({ locationId: 'hall' }).where(eq(quest.id, 'just-over'));
    });
    const CARDS = `query($perPage: Int) { pastQuestCards(perPage: $perPage) { total items {
      eventID eventTitle locationName date startTime endTime volunteerMax
      volunteerInfo { guildId chariteer { username } } raidInfo { raidingGroupID raidingGroupName }
    } } }`;
    type Cards = { pastQuestCards: { total: number; items: Record<string, unknown>[] } };
    const { data } = await world.gql<Cards>(CARDS, {}, { as: 'provider' });
    const [first, second] = data?.pastQuestCards.items ?? [];
    expect(data?.pastQuestCards.total).toBe(3);
    expect(first).toMatchObject({
      ...{ eventID: 'just-over', locationName: 'Hall', volunteerMax: 10 },
      ...{ date: '2026-11-16', startTime: '08:00', endTime: '10:00' },
      raidInfo: { raidingGroupID: GUILD_ID, raidingGroupName: 'Harbor Friends' },
    });
    expect(first?.volunteerInfo).toContainEqual({ guildId: null, chariteer: { username: 'volunteer' } });
    expect(second).toMatchObject({
      eventID: 'supply-over',
      locationName: null,
      endTime: null,
      raidInfo: null,
    });
    for (const as of ['managers', 'staff', 'volunteer'] as const)
      expect((await world.gql(CARDS, {}, { as })).code).toBe('FORBIDDEN');
    expect((await world.gql(CARDS, { perPage: 101 }, { as: 'provider' })).code).toBe('BAD_USER_INPUT');
  });

  it('serves Provider accounts only [HOME-18]', async () => {
    expect((await schedule(null, true)).code).toBe('NOT_LOGGED_IN');
    for (const as of ['volunteer', 'managers', 'admins', 'staff'] as const) {
      expect((await schedule(as, true)).code).toBe('FORBIDDEN');
      expect((await schedule(as, false)).code).toBe('FORBIDDEN');
    }
    expect((await schedule('provider', true, { perPage: 101 })).code).toBe('BAD_USER_INPUT');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { providerMessaging } from '#db/schema/quest-message.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertStamp(tx, { id: 'stamp', providerId: '1' });
    await insertStamp(tx, { id: 'other', providerId: '2' });
  });
});
afterEach(() => world.close());

const READ =
  'query ($stampId: ID) { reminderSetting(providerId: "1", stampId: $stampId) { chosen reminders } }';
const SET = `mutation ($stampId: ID, $reminders: [String!]) {
  setReminders(providerId: "1", stampId: $stampId, reminders: $reminders) { chosen reminders } }`;
type Setting = { chosen: string[] | null; reminders: string[] };

const read = async (stampId: string | null = null) =>
  (await world.gql<{ reminderSetting: Setting }>(READ, { stampId }, { as: 'captains' })).data
    ?.reminderSetting;
const set = (reminders: string[] | null, stampId: string | null = null) =>
  world.gql<{ setReminders: Setting }>(SET, { reminders, stampId }, { as: 'captains' });

describe('which reminders a charity sends', () => {
  it('two days and three hours before until it chooses, up to three, for all its quests or one stamp [REM-01]', async () => {
    expect(await read()).toEqual({ chosen: null, reminders: ['2d', '3h'] });
    expect((await set(['1h', '7d', '1d'])).data?.setReminders).toEqual({
      chosen: ['7d', '1d', '1h'],
      reminders: ['7d', '1d', '1h'],
    });
    expect(await read('stamp')).toEqual({ chosen: null, reminders: ['7d', '1d', '1h'] });
    await set([], 'stamp');
    expect(await read('stamp')).toEqual({ chosen: [], reminders: [] });
    await set(['3h'], 'stamp');
    expect(await read('stamp')).toEqual({ chosen: ['3h'], reminders: ['3h'] });
    await set(null, 'stamp');
    await set(null);
    expect([await read(), await read('stamp')]).toEqual([
      { chosen: null, reminders: ['2d', '3h'] },
      { chosen: null, reminders: ['2d', '3h'] },
    ]);
  });

  it.each([[['7d', '2d', '1d', '3h']], [['4h']], [['']]])('%j [REM-01: refused]', async (reminders) => {
    expect((await set(reminders)).code).toBe('BAD_USER_INPUT');
    expect(await read()).toEqual({ chosen: null, reminders: ['2d', '3h'] });
  });

  it('a stamp of another charity is not found [REM-01: whose]', async () => {
    expect((await set(['1h'], 'other')).code).toBe('QUEST_NOT_FOUND');
    expect((await world.gql(READ, { stampId: 'other' }, { as: 'captains' })).code).toBe('QUEST_NOT_FOUND');
  });

  it('choosing them leaves where answers go', async () => {
    const answersTo = 'answers@harbor.example';
    await world.store.write(
      async (tx) => void (await tx.insert(providerMessaging).values({ providerId: '1', answersTo })),
    );
    await set(['1d']);
    expect(await world.store.read.select().from(providerMessaging)).toEqual([
      { providerId: '1', answersTo, reminders: ['1d'] },
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { sweepPlayerEvents } from '#api/operations/tracking/write-player-event.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const WRITE = `mutation ($eventName: PlayerEventName!, $properties: PlayerEventPropertiesInput) {
  writePlayerEvent(eventName: $eventName, properties: $properties)
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const write = (eventName: string, properties?: Record<string, unknown>, as: CastName | null = 'volunteer') =>
  world.gql(WRITE, { eventName, properties }, { as });
const events = () => world.store.read.select().from(playerEvent);

const QUEST = { questID: 'q1', questName: 'Dinner', charityID: '1' };
const LINK = { link: 'https://sponsor.example/form?from=chariteers' };

describe('what is stored', () => {
  it.each([
    ['TRK-02', 'chariteer_bail_from_quest', QUEST],
    ['TRK-03', 'chariteer_clicks_sponsor_banner_in_charity_list', LINK],
    ['TRK-04', 'chariteer_clicks_sponsor_banner_in_quest', LINK],
    ['TRK-05', 'chariteer_clicks_sponsor_offer', LINK],
    [
      'TRK-06',
      'chariteer_clicks_charity_to_view_all_quests',
      { charityName: 'Harbor Table', charityID: '1' },
    ],
    ['TRK-07', 'chariteer_views_quest', QUEST],
    ['TRK-08', 'chariteer_clicks_volunteer_button', QUEST],
    ['TRK-09', 'chariteer_clicks_bail_button', QUEST],
  ])(
    'the event of %s, with player, properties and time [TRK-01, API-45, OPEN-TRK-01]',
    async (_id, name, properties) => {
      expect((await write(name, properties)).data).toEqual({ writePlayerEvent: true });
      expect(await events()).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          playerId: 'volunteer',
          eventName: name,
          properties,
          createdAt: TEST_NOW,
        },
      ]);
    },
  );

  it('counts the press and the form that follows as one click, for one quest and half an hour [TRK-08]', async () => {
    const press = (questID: string) => write('chariteer_clicks_volunteer_button', { ...QUEST, questID });
    for (const questID of ['q1', 'q1', 'q2'])
      expect((await press(questID)).data).toEqual({ writePlayerEvent: true });
    expect((await events()).map(({ properties }) => properties.questID)).toEqual(['q1', 'q2']);
    world.clock.advance(30 * 60_000);
    await press('q1');
    expect(await events()).toHaveLength(3);
  });

  it('records no click of somebody under 18 [TRK-08, DEC-14]', async () => {
    const answer = await write('chariteer_clicks_volunteer_button', QUEST, 'teen');
    expect(answer.data).toEqual({ writePlayerEvent: false });
    expect(await events()).toEqual([]);
  });

  it('properties may be left out [TRK-01]', async () => {
    expect((await write('chariteer_views_quest')).data).toEqual({ writePlayerEvent: true });
    expect((await write('chariteer_views_quest', { questID: null })).data).toEqual({
      writePlayerEvent: true,
    });
    expect((await events()).map((row) => row.properties)).toEqual([{}, {}]);
  });
});

describe('what is not', () => {
  it.each([
    ['an event that is not in the table', 'chariteer_logs_in', {}],
    ['a property that belongs to another event', 'chariteer_views_quest', LINK],
    ['a property that there is not', 'chariteer_views_quest', { emailAddress: 'a@new.example' }],
    ['a text of 301 characters', 'chariteer_views_quest', { questName: 'x'.repeat(301) }],
    ['a link that is a script', 'chariteer_clicks_sponsor_offer', { link: 'javascript:alert(1)' }],
    ['a link with more behind it', 'chariteer_clicks_sponsor_offer', { link: 'https://a.example b' }],
    ['an object in the place of a text', 'chariteer_views_quest', { questID: { a: 1 } }],
  ])('%s [TRK-01]', async (_case, name, properties) => {
    expect((await write(name, properties)).code).toBe('BAD_USER_INPUT');
    expect(await events()).toEqual([]);
  });

  it('events of people under 18 [TRK-01, DEC-14]', async () => {
    expect((await write('chariteer_views_quest', QUEST, 'teen')).data).toEqual({ writePlayerEvent: false });
    expect(await events()).toEqual([]);
  });

  it('events of charities’ accounts, who are no volunteers', async () => {
    expect((await write('chariteer_views_quest', QUEST, 'provider')).data).toEqual({
      writePlayerEvent: false,
    });
    expect(await events()).toEqual([]);
  });

  it('events of visitors [OPEN-TRK-03]', async () => {
    expect((await write('chariteer_views_quest', QUEST, null)).code).toBe('NOT_LOGGED_IN');
    expect(await events()).toEqual([]);
  });

  it('more than 600 events of one account in an hour', async () => {
    const counted = [{ limit: 'playerEventByAccount', subject: 'volunteer' }] as const;
    for (let number = 0; number < 599; number += 1) await countAttempt(world.store, counted, TEST_NOW);
    expect((await write('chariteer_views_quest')).code).toBeUndefined();
    expect((await write('chariteer_views_quest')).code).toBe('RATE_LIMITED');
    expect(await events()).toHaveLength(1);
  });
});

it('events are kept for 24 months [OPEN-TRK-03]', async () => {
  await write('chariteer_views_quest', QUEST);
  world.clock.set(Date.parse('2028-11-16T15:00:00Z'));
  await write('chariteer_clicks_bail_button', QUEST, 'gold');
  await sweepPlayerEvents(world.store, world.clock.now());
  expect(await events()).toHaveLength(2);
  await sweepPlayerEvents(world.store, world.clock.now() + 1);
  expect((await events()).map((row) => row.eventName)).toEqual(['chariteer_clicks_bail_button']);
});

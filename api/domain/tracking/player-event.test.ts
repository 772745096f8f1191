import { expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import {
  checkPlayerEvent,
  endOfRetention,
  givenProperties,
  isTracked,
  PLAYER_EVENTS,
} from './player-event.ts';

const now = Date.parse('2026-11-16T15:00:00Z');

it('the events of the table, and no others [TRK-01]', () => {
  expect(Object.keys(PLAYER_EVENTS)).toEqual([
    'chariteer_bail_from_quest',
    'chariteer_clicks_sponsor_banner_in_charity_list',
    'chariteer_clicks_sponsor_banner_in_quest',
    'chariteer_clicks_sponsor_offer',
    'chariteer_clicks_charity_to_view_all_quests',
    'chariteer_views_quest',
    'chariteer_clicks_volunteer_button',
    'chariteer_clicks_bail_button',
  ]);
});

it('quest events carry the quest, the charity click the charity, banners their link [OPEN-TRK-01]', () => {
  expect(
    checkPlayerEvent('chariteer_views_quest', { questID: 'q', questName: 'n', charityID: '1' }),
  ).toBeNull();
  expect(
    checkPlayerEvent('chariteer_clicks_charity_to_view_all_quests', { charityName: 'n', charityID: '1' }),
  ).toBeNull();
  expect(checkPlayerEvent('chariteer_clicks_sponsor_offer', { link: 'https://a.example/b' })).toBeNull();
  expect(inEnglish(checkPlayerEvent('chariteer_clicks_sponsor_offer', { questID: 'q' }))).toBe(
    'chariteer_clicks_sponsor_offer carries no questID.',
  );
  expect(inEnglish(checkPlayerEvent('chariteer_views_quest', { questName: 'x'.repeat(301) }))).toContain(
    'at most 300',
  );
  expect(
    inEnglish(checkPlayerEvent('chariteer_clicks_sponsor_offer', { link: 'data:text/html,x' })),
  ).toContain('web address');
});

it('what is null was not given [TRK-01]', () => {
  expect(givenProperties({ questID: null, questName: 'n' })).toEqual({ questName: 'n' });
});

it.each([
  ['an adult', 'Chariteer', '1990-01-01', true],
  ['somebody who is 18 today', 'Chariteer', '2008-11-16', true],
  ['somebody who is 18 tomorrow', 'Chariteer', '2008-11-17', false],
  ['somebody of unknown age', 'Chariteer', null, false],
  ['a charity', 'Provider', '1990-01-01', false],
] as const)('events of %s [DEC-14, TRK-01]', (_case, accountType, dateOfBirth, isStored) => {
  expect(isTracked({ accountType, dateOfBirth }, now)).toBe(isStored);
});

it('events are kept for 24 months [OPEN-TRK-03]', () => {
  expect(new Date(endOfRetention(now)).toISOString()).toBe('2024-11-16T15:00:00.000Z');
});

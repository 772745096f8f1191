import { expect, it } from 'vitest';
import { GUILD_KIND_IDS, GUILD_KINDS, guildKindOf, isGuildKind } from './guild-kind.ts';

it('there are 17 kinds of guild, in this order [GUI-15]', () => {
  expect(GUILD_KIND_IDS.map((id) => GUILD_KINDS[id].label)).toEqual([
    'Fellowship',
    'Family',
    'Corporate Team',
    'Large Cooperation',
    'Religious Ministry',
    'Religious Order',
    'Chivalric Order',
    'Military Organization',
    'Athletic Team',
    'Fraternity',
    'Sorority',
    'School Organization',
    'Scout Troop',
    'Local Business',
    'Tribe',
    'Political Party',
    'Guild',
  ]);
});

it('a kind’s id, which names its pictures, is its lowercased name with underscores', () => {
  for (const id of GUILD_KIND_IDS) expect(guildKindOf(GUILD_KINDS[id].label)).toBe(id);
  expect(guildKindOf('Corporate Team')).toBe('corporate_team');
});

it('a classification that is no kind is known as such [GUI-15]', () => {
  expect(guildKindOf('Coven')).toBeNull();
  expect([isGuildKind('tribe'), isGuildKind('Tribe'), isGuildKind('toString')]).toEqual([true, false, false]);
});

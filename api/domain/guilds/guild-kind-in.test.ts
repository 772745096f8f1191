import { expect, it } from 'vitest';
import { LOCALES } from '../texts/locale.ts';
import { GUILD_KIND_IDS, GUILD_KINDS } from './guild-kind.ts';
import { guildKindIn } from './guild-kind-in.ts';

it('a kept kind is said in each language, one that nobody knows as it is [LNG-01: kinds of Guild]', () => {
  for (const id of GUILD_KIND_IDS)
    expect(guildKindIn('en', GUILD_KINDS[id].label)).toBe(GUILD_KINDS[id].label);
  expect(guildKindIn('es', 'Athletic Team')).toBe('Equipo deportivo');
  expect(guildKindIn('ar', 'athletic_team')).toBe('فريق رياضي');
  for (const locale of LOCALES) expect(guildKindIn(locale, 'Coven')).toBe('Coven');
});

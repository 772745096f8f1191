import { expect, it } from 'vitest';
import { GUILD_KIND_IDS } from '#domain/guilds/guild-kind.ts';
import { neighboursOf } from './kind-order.ts';

it('previous and next go through all 17 kinds and round at the ends [GUI-16]', () => {
  expect(neighboursOf('fellowship')).toEqual({ previous: 'guild', next: 'family' });
  expect(neighboursOf('guild')).toEqual({ previous: 'political_party', next: 'fellowship' });
  for (const kind of GUILD_KIND_IDS) expect(neighboursOf(neighboursOf(kind).next).previous).toBe(kind);
});

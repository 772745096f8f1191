import { describe, expect, it } from 'vitest';
import { refusalOfHeir } from './guild-heir.ts';

const facts = { isGuild: true, hasAdmin: false, asks: true };

describe('a guild that nobody looks after', () => {
  it.each([
    ['goes to who asks', {}, null],
    ['goes to nobody else', { asks: false }, 'APPLICATION_NOT_FOUND'],
    ['is not given away while it has an admin', { hasAdmin: true }, 'REQUEST_ENDED'],
    ['has to be a guild', { isGuild: false }, 'GUILD_NOT_FOUND'],
  ])('%s [GUI-45, DEC-46: the rule]', (_, changes, refusal) => {
    expect(refusalOfHeir({ ...facts, ...changes })).toBe(refusal);
  });
});

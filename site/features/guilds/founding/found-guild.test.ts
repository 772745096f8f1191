import { describe, expect, it } from 'vitest';
import { foundGuild, readGuildForm } from './found-guild.ts';

const locals = (answer: object) => ({
  execute: async () => ({ setCookies: [], ...answer }) as never,
  requestId: 'r',
  locale: 'en' as const,
  config: { supportEmail: null } as never,
  viewer: { accountId: 'me' } as never,
});
const form = (fields: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return readGuildForm(sent);
};
const GOOD = { classification: 'family', name: 'We', description: 'Us.' };

describe('the form of a new guild', () => {
  it('what is missing is named beside its field [GUI-20, DEC-56]', async () => {
    const outcome = await foundGuild(locals({}), form({ classification: 'family', name: ' ' }));
    expect(outcome).toMatchObject({
      problems: [{ field: 'name' }, { field: 'description' }],
    });
  });

  it('a taken name is told at the name, any other refusal as a toast over the form [GUI-24, OPEN-GUI-05]', async () => {
    const refused = (code: string) =>
      foundGuild(locals({ errors: [{ message: 'x', extensions: { code } }] }), form(GOOD));
    expect(await refused('GUILD_NAME_NOT_AVAILABLE')).toMatchObject({
      problems: [{ field: 'name', text: 'That name is taken. Choose another.' }],
    });
    expect(await refused('INTERNAL')).toMatchObject({
      guildId: null,
      problems: [],
      notice: expect.stringContaining('UNKNOWN ERROR!'),
    });
  });

  it('the id of the new guild comes back [GUI-22]', async () => {
    const answer = { data: { createGuild: { id: 'g' } } };
    expect(await foundGuild(locals(answer), form(GOOD))).toEqual({ guildId: 'g' });
  });
});

import { describe, expect, it } from 'vitest';
import { checkGuild, GUILD_FIELDS, type GuildField, type GuildForm } from '#domain/guilds/guild-form.ts';
import { guildFieldsIn, guildProblemIn } from './guild-form-words.ts';

const BROKEN: readonly GuildForm[] = [
  { classification: 'army', name: '', description: ' ', question: 'q'.repeat(201) },
  { classification: 'family', name: '?!', description: 'd'.repeat(1001), question: '' },
  { classification: 'family', name: 'n'.repeat(61), description: 'We', question: '' },
];
const problems = BROKEN.flatMap((form) => Object.entries(checkGuild(form)) as [GuildField, string][]);

describe('the words of the form of a guild', () => {
  it('LNG-10 (the form of a Guild) in English they are those of the rules', () => {
    const words = guildFieldsIn('en');
    for (const [field, { label, input }] of Object.entries(GUILD_FIELDS))
      expect(words[field as GuildField]).toEqual({ label, ...('help' in input && { help: input.help }) });
  });

  it.each(problems)(
    'LNG-01 (part: the form of a Guild) %s: «%s» is said in every language',
    (field, problem) => {
      expect(guildProblemIn('en', field, problem)).toBe(problem);
      const others = [guildProblemIn('es', field, problem), guildProblemIn('ar', field, problem)];
      expect(new Set([problem, ...others]).size).toBe(3);
      expect(others[1]).toMatch(/\p{Script=Arabic}/u);
    },
  );
});

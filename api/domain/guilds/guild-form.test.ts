import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { formTexts } from '../texts/form-texts.ts';
import {
  checkGuild,
  GUILD_FIELDS,
  type GuildForm,
  guildNameKey,
  problemOfGuild,
  tidyGuildName,
} from './guild-form.ts';

const GOOD: GuildForm = {
  classification: 'athletic_team',
  name: 'Ferry Runners',
  description: 'We run.',
  question: '',
};

describe('the form of a new guild', () => {
  it('name and description are required, the question is not; the product makes the code [GUI-20, DEC-56]', () => {
    expect(checkGuild(formTexts('en'), GOOD)).toEqual({});
    const blank = { ...GOOD, name: ' ', description: ' \n' };
    expect(Object.keys(checkGuild(formTexts('en'), blank))).toEqual(['name', 'description']);
    expect(Object.keys(GUILD_FIELDS)).not.toContain('easyJoinCode');
  });

  it.each<[Partial<GuildForm>, string]>([
    [{ classification: 'Army' }, 'Kind of Guild: Choose one of the kinds.'],
    [{ name: 'x'.repeat(61) }, 'Guild Name: Use at most 60 characters.'],
    [{ name: '…!' }, 'Guild Name: Use letters and numbers.'],
    [{ name: 'Run\u202Eners' }, 'Guild Name: Use letters and numbers.'],
    [{ description: 'x'.repeat(1001) }, 'Description: Use at most 1000 characters.'],
    [{ question: 'x'.repeat(201) }, 'Question: Use at most 200 characters.'],
  ])('%o is refused: %s', (change, problem) => {
    expect(inEnglish(problemOfGuild({ ...GOOD, ...change }))).toBe(problem);
  });

  it.each([
    ['Café Ångström', 'café ångström'],
    ['Cafe\u0301 A\u030Angstro\u0308m', 'café ångström'],
    [' ΑΘΗΝΑ  Team ', 'αθηνα team'],
  ])('names are compared without regard to case in any alphabet: %s [OPEN-GUI-05, GUI-09]', (name, key) => {
    expect(guildNameKey(name)).toBe(key);
  });

  it('a name is kept with its capitals, without needless blanks', () => {
    expect(tidyGuildName('  Old \t Friends ')).toBe('Old Friends');
  });
});

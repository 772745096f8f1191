import { describe, expect, it } from 'vitest';
import { frequentPasswords } from '#api/process/frequent-passwords.ts';
import { fieldHintsTexts } from '../texts/generated/field-hints.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { refsOf } from '../texts/text-ref.ts';
import {
  isPasswordProblem,
  PASSWORD_PROBLEMS,
  type PasswordFacts,
  passwordHint,
  problemOfPassword,
  textOfPasswordProblem,
} from './password-rule.ts';

const t = fieldProblemsTexts('en');
const frequent = await frequentPasswords();
const isFrequent = (text: string) => frequent.has(text);
const ANN = {
  nameFirst: 'Ann Marie',
  nameLast: 'Müller-Smith',
  username: 'Ann90',
  emailAddresses: ['zuckermaus+quests@demo.example', 'ann@home.example'],
};

const problem = (password: string, facts: PasswordFacts = {}) =>
  problemOfPassword(t, password, { isFrequent, own: ANN, houseNames: ['Hoboken', 'Jersey City'], ...facts });

const COMMON = 'That password is too easy to guess. Choose another.';
const OF_HOUSE = 'Our name and districts’ are easy to guess. Choose another password.';
const OF_OWNER = 'Your name and email are easy to guess. Choose another password.';

describe('how long a password is', () => {
  it('it has at least 8 characters, 12 where the account has rights, and at most 200 [SAF-28, ACC-17, DEC-38]', () => {
    const short = 'Your password needs at least 8 characters.';
    expect([problem('k7#pqx9'), problem('k7#pqx9z')]).toEqual([short, null]);
    const shortForRights =
      'Your password needs at least 12 characters: your account opens other people’s data.';
    const rights = { hasRights: true };
    expect([problem('k7#pqx9z-mu', rights), problem('k7#pqx9z-mut', rights)]).toEqual([shortForRights, null]);
    expect(problem('k7#pqx9z'.repeat(2) + 'x'.repeat(184))).toBeNull();
    expect(problem('k7#pqx9z'.repeat(2) + 'x'.repeat(185))).toBe(
      'Your password can have at most 200 characters.',
    );
  });

  it.each([
    ['👨‍👩‍👧‍👦🐢🌵🎈🍉🦊🪁', false],
    ['👨‍👩‍👧‍👦🐢🌵🎈🍉🦊🪁🧭', true],
    ['e\u0301tu\u0308dla', false],
    ['e\u0301tu\u0308dlazo', true],
    ['дом на Ð', true],
    ['   k7#pq   ', true],
  ])('characters are those that people count: «%s» has eight: %s [SAF-28]', (password, isLongEnough) => {
    expect(problem(password) === null).toBe(isLongEnough);
  });

  it('what is asked for is said before [SAF-28]', () => {
    expect([false, true, null].map((hasRights) => passwordHint(fieldHintsTexts('en'), hasRights))).toEqual([
      'At least 8 characters.',
      'At least 12 characters.',
      'At least 8 characters, or 12 if you work for a charity.',
    ]);
  });
});

describe('what is guessed first', () => {
  it('the 10,000 most frequent are refused, every one that is long enough [SAF-28]', () => {
    expect(frequent.size).toBe(10_000);
    const long = [...frequent].filter((one) => one.length >= 8);
    expect(long.length).toBeGreaterThan(3_000);
    expect(long.filter((one) => problem(one) === null)).toEqual([]);
  });

  it.each([
    'iloveyou',
    'ILoveYou',
    'i love you',
    'password1',
    'Password!',
    'P@ssw0rd2026!',
    '$ummer2026',
    '2026dragon',
    'ｐａｓｓｗｏｒｄ１',
    'passwordpassword',
    'sunshine123456',
    'pássword',
    'aaaaaaaa',
    '12121212',
    'abcdefgh',
    '9876543210',
    '123456789012',
    'jesuschrist',
  ])('«%s» is one of them, or one with the usual decoration [SAF-28, DEC-02]', (password) => {
    expect(problem(password)).toBe(COMMON);
  });

  it.each(['Chariteers', 'volunteer-2026', 'New York 2026', 'HOBOKEN!!', 'jersey-city', 'Qu3st5!!'])(
    '«%s» is the product’s name, or that of a district [SAF-28]',
    (password) => {
      expect(problem(password)).toBe(OF_HOUSE);
    },
  );

  it.each([
    'annmarie',
    'Ann.Marie!',
    'ANN90ANN90',
    'müller-smith',
    'muller1990',
    'smith.ann',
    'amuller90',
    'zuckermaus',
    'zuckermaus@demo.example',
    'ann@home.example',
  ])('«%s» is made of the own names or addresses [SAF-28]', (password) => {
    expect(problem(password)).toBe(OF_OWNER);
  });

  it('the present one is not a new one [SAF-28]', () => {
    expect(problem('lantern on the pier', { isPresentOne: true })).toBe(
      'That’s your current password. Choose another.',
    );
  });

  it.each([
    'lantern on the pier',
    'correct horse',
    'planning-the-annual-fair',
    'monkey829173645',
    'quest-demo-2026',
    'k7#pqx9z',
    '83619274',
  ])('«%s» goes, though it has a frequent word or a name in it [SAF-28]', (password) => {
    expect(problem(password)).toBeNull();
  });
});

it('its refusals are known as such, and those of other fields are not [SAF-28]', () => {
  for (const refusal of PASSWORD_PROBLEMS)
    expect(isPasswordProblem(textOfPasswordProblem(refsOf(fieldProblemsTexts), refusal).key)).toBe(true);
  for (const key of [undefined, '', 'required', 'passwordsDiffer'])
    expect(isPasswordProblem(key)).toBe(false);
});

import { expect, it } from 'vitest';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { instantOf } from '../time/new-york-time.ts';
import { checkGuardian, checkSignedName, needsGuardian, refusalOfAsking } from './guardian-consent.ts';

const t = fieldProblemsTexts('en');

it('under 18 a guardian is asked for, by the day in New York [DEC-14, OPEN-ACC-03]', () => {
  const midnight = instantOf('2026-03-10', '00:00');
  expect(needsGuardian('2008-03-10', midnight - 1)).toBe(true);
  expect(needsGuardian('2008-03-10', midnight)).toBe(false);
});

it('the guardian’s name and email are asked [DEC-14]', () => {
  const guardian = { guardianName: 'Bob Smith', guardianEmail: 'bob@demo.example', hasConsented: true };
  expect(checkGuardian(t, guardian)).toEqual({});
  expect(checkGuardian(t, {})).toEqual({
    guardianName: 'Enter your guardian’s name.',
    guardianEmail: 'Enter your guardian’s email address.',
  });
  expect(checkGuardian(t, { ...guardian, guardianEmail: 'bob@demo.con' })).toEqual({
    guardianEmail: 'Did you mean .com, not .con?',
  });
  expect(checkGuardian(t, { ...guardian, guardianName: 'x'.repeat(256) })).toHaveProperty('guardianName');
});

it('without consent the account is made all the same [DEC-31, OPEN-ACC-03]', () => {
  expect(
    checkGuardian(t, { guardianName: 'Bob Smith', guardianEmail: 'bob@demo.example', hasConsented: false }),
  ).toEqual({});
});

it('the guardian’s address differs from the young person’s own ones [SAF-08, OPEN-SAF-02]', () => {
  const guardian = { guardianName: 'Bob Smith', guardianEmail: 'b.o.b+kid@gmail.com' };
  expect(checkGuardian(t, guardian, ['teen@demo.example', 'bob@googlemail.com'])).toEqual({
    guardianEmail: t.guardianIsYou,
  });
  expect(checkGuardian(t, guardian, ['teen@demo.example'])).toEqual({});
});

it.each([
  ['Robin', false],
  ['', false],
  ['Robin 42', false],
  ['Robin Guardian', true],
  ['Ana María de la Cruz', true],
  ['李 雷', true],
  [`${'x'.repeat(200)} ${'y'.repeat(200)}`, false],
])('a guardian signs with first and last name: «%s» will do: %s [SAF-08]', (name, isGood) => {
  expect(checkSignedName(t, name) === null).toBe(isGood);
});

const DAY_MS = 24 * 3_600_000;
const NOW = instantOf('2026-11-16', '10:00');

it.each([
  ['nobody was named', null, 'p@family.example', undefined],
  ['the guardian was asked', { state: 'asked', endedAt: null }, 'other@family.example', undefined],
  [
    'another one after a refusal',
    { state: 'refused', endedAt: NOW },
    'other@family.example',
    'BAD_USER_INPUT',
  ],
  [
    'another one after a withdrawal',
    { state: 'withdrawn', endedAt: 1 },
    'other@family.example',
    'BAD_USER_INPUT',
  ],
  [
    'the same within a week',
    { state: 'refused', endedAt: NOW - 6 * DAY_MS },
    'P@family.example',
    'RATE_LIMITED',
  ],
  ['the same after a week', { state: 'refused', endedAt: NOW - 7 * DAY_MS }, 'p@family.example', undefined],
] as const)('asking when %s [SAF-08]', (_case, known, address, code) => {
  const asked = known && { ...known, mailboxKey: 'p@family.example' };
  expect(refusalOfAsking(asked, address, NOW, null)?.code).toBe(code);
});

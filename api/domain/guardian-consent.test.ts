import { expect, it } from 'vitest';
import { checkGuardian, needsGuardian } from './guardian-consent.ts';
import { instantOf } from './new-york-time.ts';

it('DEC-14 OPEN-ACC-03 under 18 a guardian is asked for, by the day in New York', () => {
  const midnight = instantOf('2026-03-10', '00:00');
  expect(needsGuardian('2008-03-10', midnight - 1)).toBe(true);
  expect(needsGuardian('2008-03-10', midnight)).toBe(false);
});

it('DEC-14 the guardian’s name and email are asked', () => {
  const guardian = { guardianName: 'Bob Smith', guardianEmail: 'bob@demo.example', hasConsented: true };
  expect(checkGuardian(guardian)).toEqual({});
  expect(checkGuardian({})).toEqual({
    guardianName: "Please enter your guardian's name.",
    guardianEmail: "Please enter your guardian's email address.",
  });
  expect(checkGuardian({ ...guardian, guardianEmail: 'bob@demo.con' })).toEqual({
    guardianEmail: 'Did you mean .com? Your email address ends with .con.',
  });
  expect(checkGuardian({ ...guardian, guardianName: 'x'.repeat(256) })).toHaveProperty('guardianName');
});

it('DEC-14 OPEN-ACC-03 without consent the account is made all the same', () => {
  expect(
    checkGuardian({ guardianName: 'Bob Smith', guardianEmail: 'bob@demo.example', hasConsented: false }),
  ).toEqual({});
});

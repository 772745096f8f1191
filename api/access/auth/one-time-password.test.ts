import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../tests/support/second-factor.ts';
import { keyUri, newSecret, stepOfCode } from './one-time-password.ts';

/** The secret of RFC 6238's table: “12345678901234567890” in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;

describe('one-time passwords', () => {
  // The last six of the eight digits that the table of RFC 6238 has.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s the code is %s, by RFC 6238 [JOI-09: one-time passwords]', (seconds, code) => {
    expect(codeAt(SECRET, seconds * 1000)).toBe(code);
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    ['two steps early', -2, null],
    ['one step early', -1, 99],
    ['in its step', 0, 100],
    ['one step late', 1, 101],
    ['two steps late', 2, null],
  ])('a code %s [JOI-09: one-time passwords]', (_case, apart, step) => {
    const now = 100 * STEP_MS + 1;
    expect(stepOfCode(SECRET, codeAt(SECRET, now + apart * STEP_MS), now)).toBe(step);
  });

  it('a secret has 160 bits, and the address names site and account [JOI-09: one-time passwords]', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
    const uri = keyUri(SECRET, { issuer: 'Chariteers & Co', label: 'ana' });
    expect(uri).toContain('otpauth://totp/Chariteers%20%26%20Co:ana?');
    expect(uri).toContain(`secret=${SECRET}`);
  });
});

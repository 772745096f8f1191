import { describe, expect, it } from 'vitest';
import { keyUri } from '#api/access/auth/one-time-password.ts';
import { keyInFours, setupIn, squarePath } from './factor-setup.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('what an app is told', () => {
  it('comes back after a wrong first code, for sites and names in any alphabet [JOI-09: set-up]', () => {
    const uri = keyUri(SECRET, { issuer: 'Ayuda & Más, مساعدة', label: 'QuickHeron42' });
    expect(setupIn(formOf({ secret: SECRET, uri }))).toEqual({ secret: SECRET, uri });
  });

  it.each([
    ['another address', 'javascript:alert(1)'],
    ['markup', 'otpauth://totp/a?secret="><script>'],
    ['endless', `otpauth://totp/a?secret=${'A'.repeat(500)}`],
    ['nothing', ''],
  ])('%s is none', (_case, uri) => {
    expect(setupIn(formOf({ secret: SECRET, uri }))).toBeNull();
  });

  it('the key stands in fours', () => {
    expect(keyInFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  });
});

describe('the square', () => {
  it('is drawn from the address alone, within its edges [JOI-09: set-up]', () => {
    const { path, size } = squarePath('otpauth://totp/a:b?secret=GEZDGNBVGY3TQOJQ');
    expect(size).toBeGreaterThan(24);
    expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    // The corner that every such square has: a bar of seven.
    expect(path).toContain('M4 4h7v1h-7z');
    expect(squarePath('otpauth://totp/a:b?secret=OTHERNBVGY3TQOJQ').path).not.toBe(path);
  });
});

import { describe, expect, it } from 'vitest';
import { returnToOfReferer, safeReturnTo } from './return-to.ts';

describe('return-to', () => {
  it.each([
    ['/home', '/home'],
    ['/questList/1/quest/2?confirm=sign-up', '/questList/1/quest/2?confirm=sign-up'],
    ['/charityList#district-2', '/charityList#district-2'],
    ['/a/../home', '/home'],
  ])('keeps a path of this site [NAV-25]', (candidate, expected) => {
    expect(safeReturnTo(candidate)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'home',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(2_000)}`,
  ])('follows nothing but a path that starts with a single slash [NAV-25]', (candidate) => {
    expect(safeReturnTo(candidate)).toBeNull();
  });

  it.each(['/login', '/login/', '/login?returnTo=/home', '/logout', '/passwordReset'])(
    'never returns to the log-in itself [ACC-37]',
    (candidate) => {
      expect(safeReturnTo(candidate)).toBeNull();
    },
  );

  it.each(['/createAccount', '/createChariteerAccount', '/createProviderAccount', '/verifyEmail?token=x'])(
    'the log-in after a registration does not lead back to %s [ACC-29, ACC-37]',
    (candidate) => {
      expect(safeReturnTo(candidate)).toBeNull();
    },
  );

  it('takes the previous page only from the same origin [NAV-25]', () => {
    const origin = 'https://site.example';
    expect(returnToOfReferer('https://site.example/questList/1?x=2', origin)).toBe('/questList/1?x=2');
    expect(returnToOfReferer('https://evil.example/questList/1', origin)).toBeNull();
    expect(returnToOfReferer('http://site.example/questList/1', origin)).toBeNull();
    expect(returnToOfReferer('nonsense', origin)).toBeNull();
    expect(returnToOfReferer(null, origin)).toBeNull();
  });
});

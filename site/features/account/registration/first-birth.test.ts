import { describe, expect, it } from 'vitest';
import { NOW, TEEN_BIRTH } from '../account-fixture.ts';
import { fieldsWithout, firstBirthCookie, firstBirthOf } from './first-birth.ts';

describe('the first birth date typed in a browser', () => {
  it.each([
    [undefined, null],
    ['nonsense', null],
    ['1987-06-05', null],
    ['2027-01-01', null],
    [TEEN_BIRTH, TEEN_BIRTH],
    ['2020-01-01', '2020-01-01'],
  ])('SAF-09 kept as %s counts as %s', (cookie, birth) => {
    expect(firstBirthOf(cookie, NOW)).toBe(birth);
  });

  it('SAF-09 is kept for 24 hours, and a later one does not take its place', () => {
    expect(firstBirthCookie(TEEN_BIRTH, 'a=b', NOW)).toBe(
      `firstBirth=${TEEN_BIRTH}; path=/; max-age=86400; samesite=lax`,
    );
    expect(firstBirthCookie('2012-01-01', `a=b; firstBirth=${TEEN_BIRTH}`, NOW)).toBeNull();
    expect(firstBirthCookie('1987-06-05', '', NOW)).toBeNull();
  });

  it('SAF-09 where it is kept the date is not asked again', () => {
    expect(fieldsWithout(['nameFirst', 'dateOfBirth'], TEEN_BIRTH)).toEqual(['nameFirst']);
    expect(fieldsWithout(['nameFirst', 'dateOfBirth'], null)).toEqual(['nameFirst', 'dateOfBirth']);
  });
});

import { describe, expect, it } from 'vitest';
import { NOW, TEEN_BIRTH } from '../account-fixture.ts';
import {
  birthToKeep,
  correctionsLeft,
  fieldsWithout,
  firstBirthCookie,
  firstBirthOf,
} from './first-birth.ts';

const MINIMUM_AGE = 13;
const [CHILD, OTHER_CHILD, THIRD_CHILD] = ['2020-01-01', '2019-01-01', '2018-01-01'];

describe('the first birth date typed in a browser', () => {
  it.each([
    [undefined, null],
    ['nonsense', null],
    ['1987-06-05', null],
    ['2027-01-01', null],
    [TEEN_BIRTH, TEEN_BIRTH],
    [CHILD, null],
    [`${CHILD}.2`, null],
    [`${CHILD}.3`, CHILD],
  ])('kept as %s counts as %s [SAF-09]', (cookie, birth) => {
    expect(firstBirthOf(cookie, MINIMUM_AGE, NOW)).toBe(birth);
  });

  it('is kept for 24 hours, and a later one does not take its place [SAF-09]', () => {
    expect(firstBirthCookie(TEEN_BIRTH, 'a=b', NOW)).toBe(
      `firstBirth=${TEEN_BIRTH}; path=/; max-age=86400; samesite=lax`,
    );
    expect(firstBirthCookie('2012-01-01', `a=b; firstBirth=${TEEN_BIRTH}`, NOW)).toBeNull();
    expect(firstBirthCookie('1987-06-05', '', NOW)).toBeNull();
  });

  it('where it is kept the date is not asked again [SAF-09]', () => {
    expect(fieldsWithout(['nameFirst', 'dateOfBirth'], TEEN_BIRTH)).toEqual(['nameFirst']);
    expect(fieldsWithout(['nameFirst', 'dateOfBirth'], null)).toEqual(['nameFirst', 'dateOfBirth']);
  });

  it.each([
    ['a first date', undefined, CHILD, CHILD, 2],
    ['the same date again', CHILD, CHILD, null, 2],
    ['another date below the smallest age', CHILD, OTHER_CHILD, `${OTHER_CHILD}.2`, 1],
    ['a third one', `${OTHER_CHILD}.2`, THIRD_CHILD, `${THIRD_CHILD}.3`, 0],
    ['a date after the last correction', `${THIRD_CHILD}.3`, TEEN_BIRTH, null, 0],
    ['the date of an adult', CHILD, '1987-06-05', null, 2],
    ['that of somebody under 18', CHILD, TEEN_BIRTH, TEEN_BIRTH, 0],
    ['a child’s after that of somebody under 18', TEEN_BIRTH, CHILD, null, 0],
  ])('lets a mistyped year be corrected, but not for long: %s [SAF-09]', (_, cookie, typed, kept, left) => {
    expect(birthToKeep(cookie, typed, MINIMUM_AGE, NOW)).toBe(kept);
    expect(correctionsLeft(kept ?? cookie, MINIMUM_AGE, NOW)).toBe(left);
  });
});

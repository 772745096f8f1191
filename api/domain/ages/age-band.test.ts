import { describe, expect, it } from 'vitest';
import { AGE_BANDS, ageBandOn, isYoungOn } from './age-band.ts';

const NOON = Date.parse('2026-11-22T17:00:00Z');

describe('bands of ages', () => {
  it.each([
    ['2017-11-22', null],
    ['2016-11-22', '10 to 12'],
    ['2013-11-23', '10 to 12'],
    ['2013-11-22', '13 to 17'],
    ['2008-11-23', '13 to 17'],
    ['2008-11-22', '18 to 25'],
    ['2000-11-23', '18 to 25'],
    ['2000-11-22', '26 to 64'],
    ['1961-11-23', '26 to 64'],
    ['1961-11-22', '65 and over'],
    ['1906-11-22', '65 and over'],
  ])('born on %s is %s', (dateOfBirth, band) => {
    expect(ageBandOn(dateOfBirth, NOON)).toBe(band);
  });

  it('follow each other without a gap', () => {
    for (const [index, band] of AGE_BANDS.entries()) {
      if (index > 0) expect(band.from).toBe((AGE_BANDS[index - 1]?.to ?? 0) + 1);
    }
  });
});

describe('being young', () => {
  const earlier = Date.parse('2025-05-01T12:00:00Z');

  it('ends on the 18th birthday in New York', () => {
    expect(isYoungOn('2008-11-22', Date.parse('2026-11-22T04:59:00Z'))).toBe(true);
    expect(isYoungOn('2008-11-22', Date.parse('2026-11-22T05:00:00Z'))).toBe(false);
  });

  it('lasts for what was done while young', () => {
    expect(isYoungOn('2008-11-22', NOON)).toBe(false);
    expect(isYoungOn('2008-11-22', NOON, earlier)).toBe(true);
    expect(isYoungOn('1990-01-01', NOON, earlier)).toBe(false);
  });

  it('is assumed where the date of birth is unknown', () => {
    expect(isYoungOn(null, NOON)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { type DayRule, parseDays } from './parse-days.ts';

const EVERY = [1, 2, 3, 4, 5];

const UNDERSTOOD: [text: string, rules: DayRule[]][] = [
  ['SAT', [{ weeks: EVERY, days: [6] }]],
  [
    'WED/SUN (2,4)',
    [
      { weeks: EVERY, days: [3] },
      { weeks: [2, 4], days: [7] },
    ],
  ],
  ['MON, WED, THUR', [{ weeks: EVERY, days: [1, 3, 4] }]],
  [
    'TUE/THUR/1ST SAT',
    [
      { weeks: EVERY, days: [2, 4] },
      { weeks: [1], days: [6] },
    ],
  ],
  ['SAT (2N LAST)', [{ weeks: [2], days: [6], last: true }]],
  ['THUR (1, LAST)', [{ weeks: [1], days: [4], last: true }]],
  ['MON-FRI', [{ weeks: EVERY, days: [1, 2, 3, 4, 5] }]],
  ['MON - FRI', [{ weeks: EVERY, days: [1, 2, 3, 4, 5] }]],
  ['TUE -THUR', [{ weeks: EVERY, days: [2, 3, 4] }]],
  ['FRI , SUN', [{ weeks: EVERY, days: [5, 7] }]],
  ['SUN-TUE', [{ weeks: EVERY, days: [1, 2, 7] }]],
  [
    'WED (4), SAT (2)',
    [
      { weeks: [4], days: [3] },
      { weeks: [2], days: [6] },
    ],
  ],
  ['WED (1, 2, 3, 4) / THURS (1,2,3,4)', [{ weeks: [1, 2, 3, 4], days: [3, 4] }]],
  ['FRI (2ND)', [{ weeks: [2], days: [5] }]],
  ['SAT (3RD)', [{ weeks: [3], days: [6] }]],
  ['2ND & 4TH SAT', [{ weeks: [2, 4], days: [6] }]],
  ['LAST SUN', [{ weeks: [], days: [7], last: true }]],
  ['Every Tuesday and Thursday', [{ weeks: EVERY, days: [2, 4] }]],
  ['DAILY', [{ weeks: EVERY, days: [1, 2, 3, 4, 5, 6, 7] }]],
];

const NOT_UNDERSTOOD = [
  '',
  '   ',
  'BY APPOINTMENT',
  'EVERY OTHER WED',
  'WED (6)',
  'WED (',
  'WED ()',
  'WED (2',
  '2 SAT',
  'MON-',
  'MON,',
  ', MON',
  'MON WED',
  '1ST',
  '1ST SAT (2)',
  'SAT (MON)',
  '=HYPERLINK("x")',
];

describe('opening days', () => {
  it.each(UNDERSTOOD)('«%s» becomes weeks and days [STM-12]', (text, rules) => {
    expect(parseDays(text)).toEqual(rules);
  });

  it.each(NOT_UNDERSTOOD)('«%s» is not guessed', (text) => {
    expect(parseDays(text)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { recapFigures, recapRates, recapShares, recapTitle } from './recap-words.ts';

const recap = {
  charity: 'Paterson Pantry',
  period: '2026-11',
  volunteerCount: 1200,
  newVolunteerCount: 3,
  publishedQuestCount: 7,
  serviceMinutes: 95,
  dollarValue: 52.25,
  hourValues: [{ state: null, cents: 3300, source: null }],
  insights: {
    ...{ spots: 50, signUps: 40, heads: 45, others: 6, otherMinutes: 720, absences: 2, lateDrops: 1 },
    ...{ leadMinutes: 5000, walkIns: 2, walkInMinutes: 150 },
    hoursByType: [{ key: null, minutes: 95 }],
    hoursByZip: [],
    hoursByAge: [
      { key: '13 to 17', minutes: 60 },
      { key: '65 and over', minutes: 35 },
    ],
  },
};

it('says the figures of a shared recap in the language of its page [HRS-15]', () => {
  expect(recapTitle('en', recap)).toBe('Paterson Pantry: volunteer recap, November 2026');
  const values = recapFigures('en', recap).map(([, value]) => value);
  expect(values).toEqual([
    '1,200',
    '3',
    '1',
    '$52.25',
    '7',
    '6 people, 12 hours',
    '90.0% (45 of 50)',
    '5.0% (2 of 40)',
    '1',
    '3 days',
    '2 (2 hours, 30 minutes)',
  ]);
  expect(recapRates('en', recap)).toEqual(['Valued at $33.00 an hour']);
  const noOne = { ...recap, insights: { ...recap.insights, walkIns: 0 } };
  expect(recapFigures('en', noOne)).toHaveLength(values.length - 1);
  expect(recapShares('es', recap).map(({ pairs }) => pairs.map(([label]) => label))).toEqual([
    ['Otras'],
    ['De 13 a 17', '65 o más'],
  ]);
});

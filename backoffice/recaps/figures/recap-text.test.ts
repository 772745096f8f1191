import { expect, it } from 'vitest';
import { cardsOf, type RecapFigures, summaryOf } from './recap-text.ts';

const FIGURES: RecapFigures = {
  publishedQuestCount: 14,
  serviceMinutes: 74_099,
  dollarValue: 40_754.45,
  hourValues: [{ state: null, startsOn: null, cents: 3300, source: null }],
  volunteerCount: 1_204,
  newVolunteerCount: 1,
  retainedVolunteerCount: 3,
  retentionPercentage: 37.5,
};
const texts = (figures: RecapFigures) => summaryOf(figures).map(({ figure, text }) => `${figure} ${text}`);

it('the summary of a month tells who served, who is new and who came again [REC-08, REC-09, REC-10, REC-18]', () => {
  expect(texts(FIGURES).slice(0, 3)).toEqual([
    '1,204 unique volunteers',
    '1 new volunteer',
    '3 volunteers retained since the previous month (37.50%)',
  ]);
});

it('then what was posted, and whole hours [REC-11, REC-12, REC-16]', () => {
  expect(texts(FIGURES).slice(3, 5)).toEqual([
    '14 on-site opportunities posted',
    '1,234 hours of charitable service',
  ]);
});

it('and at last what they are worth [REC-13, REC-15]', () => {
  expect(texts(FIGURES).slice(5)).toEqual(['$40,754.45 estimated value of volunteer labor']);
});

it('without anybody in the month before there is no percentage, and of a year no retention [REC-10, REC-18]', () => {
  expect(texts({ ...FIGURES, retainedVolunteerCount: 0, retentionPercentage: null })[2]).toBe(
    '0 volunteers retained since the previous month, when no one served',
  );
  expect(texts({ ...FIGURES, retentionPercentage: 100 / 3 })[2]).toContain('(33.33%)');
  const year = texts({ ...FIGURES, retainedVolunteerCount: null, retentionPercentage: null });
  expect(year).toHaveLength(5);
  expect(year.join()).not.toContain('retained');
});

it('the three highlights [REC-14, REC-15, REC-16]', () => {
  expect(cardsOf(FIGURES)).toEqual([
    { label: 'Total Unique Volunteers', figure: '1,204', opens: 'served' },
    { label: 'Hours of Charitable Service', figure: '1,234', opens: 'served' },
    { label: 'Estimated Dollar Value of Volunteer Labor', figure: '$40,754.45', opens: 'counted' },
  ]);
  expect(cardsOf({ ...FIGURES, serviceMinutes: 119, dollarValue: 0 }).map(({ figure }) => figure)).toEqual([
    '1,204',
    '1',
    '$0.00',
  ]);
});

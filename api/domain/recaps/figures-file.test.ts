import { expect, it } from 'vitest';
import { figureRows, type RecapNumbers } from './figures-file.ts';

const NUMBERS: RecapNumbers = {
  period: '2026-11',
  volunteerCount: 12,
  newVolunteerCount: 5,
  retainedVolunteerCount: 3,
  publishedQuestCount: 4,
  serviceMinutes: 1_890,
  laborValue: 1_234.567,
  insights: {
    spots: 40,
    signUps: 32,
    heads: 30,
    others: 2,
    otherMinutes: 240,
    absences: 1,
    lateDrops: 0,
    leadMinutes: 4_350,
    walkIns: 3,
    walkInMinutes: 200,
    hoursByType: [
      { key: 'food', minutes: 1_800 },
      { key: null, minutes: 90 },
    ],
    hoursByZip: [{ key: '07030', minutes: 1_890 }],
    hoursByAge: [{ key: '65 and over', minutes: 60 }],
  },
  months: [{ month: '2026-01', serviceMinutes: 90, newVolunteerCount: 1, returningVolunteerCount: 2 }],
};

it('the figures of a month are numbers, one a row with its name [HRS-14]', () => {
  expect(figureRows(NUMBERS, 'en')).toEqual([
    ['Figure', 'Value'],
    ['Total Unique Volunteers', 12],
    ['First-time volunteers', 5],
    ['Retained volunteers', 3],
    ['on-site opportunities posted', 4],
    ['Hours of Charitable Service', 31.5],
    ['Estimated Dollar Value of Volunteer Labor', 1_234.57],
    ['Fill rate (%)', 75],
    ['No-show rate (%)', 3.13],
    ['Late drops', 0],
    ['Average lead time of sign-ups: Hours', 72.5],
    ['Others, without an account', 2],
    ['Others, without an account: Hours', 4],
    ['Walk-ins without an account', 3],
    ['Walk-ins without an account: Hours', 3.33],
    ['Hours by type: Food', 30],
    ['Hours by type: Other', 1.5],
    ['Hours by ZIP code: 07030', 31.5],
    ['Hours by age: 65 and over', 1],
  ]);
});

it('the figures of a year end with those of its months, and tell no retention [HRS-14]', () => {
  const rows = figureRows({ ...NUMBERS, period: '2026', retainedVolunteerCount: null }, 'en');
  expect(rows.slice(-3)).toEqual([
    ['January 2026: Hours', 1.5],
    ['January 2026: New', 1],
    ['January 2026: Returning', 2],
  ]);
  expect(rows.map(([name]) => name)).not.toContain('Retained volunteers');
});

it('a rate of nothing is an empty cell, not a zero [HRS-14]', () => {
  const insights = { ...NUMBERS.insights, spots: 0, signUps: 0, leadMinutes: null };
  const rows = figureRows({ ...NUMBERS, insights }, 'en');
  expect(rows.filter(([, value]) => value === null).map(([name]) => name)).toEqual([
    'Fill rate (%)',
    'No-show rate (%)',
    'Average lead time of sign-ups: Hours',
  ]);
});

it('the names are in the language asked for [HRS-14, LNG-07]', () => {
  expect(figureRows(NUMBERS, 'es')[0]).toEqual(['Cifra', 'Valor']);
});

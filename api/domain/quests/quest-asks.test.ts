import { expect, it } from 'vitest';
import { questWordsTexts } from '../texts/generated/quest-words.ts';
import { distanceWords, missingToHappen, questAsks } from './quest-asks.ts';

const words = questWordsTexts('en');
const asks = (supervisedAge: number, soloAge: number, maxAge: number, trainingCount = 0, minutes = 0) =>
  questAsks(
    { agePolicy: { supervisedAge, soloAge, maxAge }, trainingCount, prerequisiteMinutes: minutes },
    words,
  );

it.each([
  [asks(0, 1, 100), []],
  [asks(10, 14, 100), []],
  [asks(14, 18, 100), ['Ages 14+']],
  [asks(0, 16, 100), ['under 16 with an adult']],
  [asks(12, 12, 20), ['under 20 only']],
  [asks(0, 1, 100, 1), ['Training first']],
  [asks(0, 1, 100, 2, 90), ['2 trainings first', '1.5 hours here first']],
  [asks(0, 1, 100, 0, 60), ['1 hour here first']],
])('%#: a card says %j [DSC-16: cards, ages, training, hours]', (said, expected) => {
  expect(said).toEqual(expected);
});

it('a coming quest under its minimum says how many it lacks; one that is over, off or undated lacks nobody', () => {
  const places = {
    takenCount: 3,
    resourceMinNumber: 5,
    startedAt: 1,
    isOver: false,
    publishingStatus: 'Published',
  } as const;
  expect(missingToHappen(places)).toBe(2);
  expect(missingToHappen({ ...places, takenCount: 5 })).toBe(0);
  expect(missingToHappen({ ...places, takenCount: 9 })).toBe(0);
  expect(missingToHappen({ ...places, isOver: true })).toBe(0);
  expect(missingToHappen({ ...places, startedAt: null })).toBe(0);
  expect(missingToHappen({ ...places, publishingStatus: 'Cancelled' })).toBe(0);
});

it.each([
  [0.449, '0.4 mi'],
  [9.6, '9.6 mi'],
  [12.4, '12 mi'],
])('%d miles are «%s»', (miles, said) => {
  expect(distanceWords(miles, words)).toBe(said);
});

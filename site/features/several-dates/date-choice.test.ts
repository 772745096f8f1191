import { describe, expect, it } from 'vitest';
import { severalDatesTexts } from '#domain/texts/generated/several-dates.ts';
import type { DateDataFragment } from '../../gql/generated.ts';
import { dateChoices, resultOf } from './date-choice.ts';

const date: DateDataFragment = {
  id: 'q-1',
  providerId: '1',
  eventType: 'OSV',
  startedAt: '2026-11-28T22:30:00.000Z',
  endedAt: '2026-11-29T01:00:00.000Z',
  flexibleMinimumTime: null,
  resourceMaxNumber: 6,
  takenCount: 2,
  heldCount: 0,
  waitingCount: 0,
  canJoinWaitingList: false,
  reservation: null,
  viewerVerdict: {
    verdict: 'OPEN',
    hindrances: [],
    newcomerStart: null,
    isTooYoung: false,
    completedMinutes: 0,
    prerequisiteMinutes: 120,
    agePolicy: { name: 'Any', supervisedAge: 16, soloAge: 18, maxAge: 100 },
  },
  viewerClashes: [],
};
const PAGE = { locale: 'en', now: Date.parse('2026-11-20T12:00:00Z') } as const;
const full = { resourceMaxNumber: 2 };
type Verdict = DateDataFragment['viewerVerdict']['verdict'];
const judged = (verdict: Verdict, more: Partial<DateDataFragment> = {}): DateDataFragment => ({
  ...date,
  ...more,
  viewerVerdict: { ...date.viewerVerdict, verdict, isTooYoung: verdict === 'TOO_YOUNG' },
});
const told = (one: DateDataFragment) => dateChoices(PAGE, [one]).map(({ state, text }) => [state, text]);

describe('a date among others', () => {
  it('says its day, its time and the places left [DSC-10: each date]', () => {
    expect(dateChoices(PAGE, [date])).toEqual([
      {
        id: 'q-1',
        href: '/questList/1/quest/q-1',
        startedAt: Date.parse('2026-11-28T22:30:00.000Z'),
        shortDay: 'Sat, Nov 28',
        time: '5:30 pm – 8:00 pm',
        state: 'open',
        text: '4 spots left',
        left: '4 spots left',
      },
    ]);
    expect(dateChoices(PAGE, [{ ...date, startedAt: null, endedAt: null }])).toEqual([]);
    const before = { ...date, id: 'q-0', startedAt: '2026-11-27T22:30:00.000Z' };
    expect(dateChoices(PAGE, [date, before]).map(({ id }) => id)).toEqual(['q-0', 'q-1']);
  });

  it.each<[string, DateDataFragment, string, string]>([
    ['who is on it', judged('SIGNED_UP'), 'yours', 'You’re on it'],
    ['visitors', judged('LOG_IN'), 'other', '4 spots left'],
    ['who comes too late', judged('FULL', full), 'other', 'Full'],
    ['who can wait', judged('FULL', { ...full, canJoinWaitingList: true }), 'other', 'Full: join waitlist'],
    ['who is elsewhere', { ...date, viewerClashes: [{ id: 'c' }] }, 'other', 'You’re on another Quest then'],
    ['who has to choose times', { ...date, flexibleMinimumTime: 60 }, 'other', 'Needs more: see its page'],
    ['who needs an adult', judged('WITH_SUPERVISION'), 'other', 'Needs more: see its page'],
    ['who lacks hours', judged('NOT_ENOUGH_HOURS'), 'other', 'You have 0 of 2 required hours.'],
    [
      'who is too young',
      judged('TOO_YOUNG'),
      'other',
      'You must be at least 16 years old to volunteer for this Quest.',
    ],
  ])('tells %s why it is not to be chosen here [DSC-10: each date]', (_, one, state, text) => {
    expect(told(one)).toEqual([[state, text]]);
  });
});

describe('a date for a child', () => {
  const child = { name: 'Mo' };
  const stands = (verdict: Verdict, more: object = {}) => ({
    ...judged('SIGNED_UP'),
    childDate: { verdict, hasClash: false, canJoinWaitingList: false, ...more },
  });
  const toldFor = (one: DateDataFragment) =>
    dateChoices(PAGE, [one], child).map(({ state, text }) => [state, text]);

  it.each<[string, DateDataFragment, string, string]>([
    ['is open whatever the adult does', stands('OPEN'), 'open', '4 spots left'],
    ['says that the child is on it', stands('SIGNED_UP'), 'yours', 'Mo is signed up'],
    ['says that it is elsewhere', stands('OPEN', { hasClash: true }), 'other', 'Mo is on another Quest then'],
    ['asks who comes along on its own page', stands('WITH_SUPERVISION'), 'other', 'Needs more: see its page'],
    ['says that it is full', stands('FULL'), 'other', 'Full'],
    ['says that one can wait', stands('FULL', { canJoinWaitingList: true }), 'other', 'Full: join waitlist'],
    ['is not open where nobody says so', { ...date, childDate: null }, 'other', 'This Quest ended already.'],
  ])('%s [DSC-10, DEC-48: site]', (_, one, state, text) => {
    expect(toldFor(one)).toEqual([[state, text]]);
  });

  it.each([
    [0, 2, 'Mo’s dates: 0 of 2'],
    [1, 2, 'Mo’s dates: 1 of 2'],
    [2, 2, 'Mo’s dates: 2 of 2'],
    [1, 1, 'Mo’s dates: 1 of 1'],
  ])('of %i of %i the result names the child [DSC-10, DEC-48: site]', (done, all, said) => {
    expect(resultOf(severalDatesTexts('en'), { done, all, child })).toBe(said);
  });
});

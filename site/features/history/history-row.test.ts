import { expect, it } from 'vitest';
import { historyRow, type SignUp } from './history-row.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const provider = { id: '1', name: 'Harbor Table' };
const quest = {
  id: 'q',
  eventTitle: 'Soup line',
  translation: null,
  publishingStatus: 'Published',
  startedAt: '2026-03-08T13:00:00.000Z',
  endedAt: '2026-03-08T15:30:00.000Z',
  provider,
} as const;
const signUp = (of: SignUp['contract']['quest']): SignUp => ({
  month: '2026-03',
  contract: {
    id: 'k',
    abandonedAt: null,
    ending: null,
    status: null,
    attendanceEntries: [],
    hoursClaim: null,
    ownFeedback: null,
    feedbackPath: null,
    quest: of,
  },
  credits: [
    { type: 'volunteerTime', value: 150 },
    { type: 'reputation', value: 10 },
  ],
});

it('a row of the own history tells quest, time in New York, result, hours and signed reputation [CON-16, CON-17]', () => {
  expect(historyRow({ locale: 'en', now: NOW }, signUp(quest))).toEqual({
    contractId: 'k',
    month: '2026-03',
    title: { text: 'Soup line', isOfPage: true },
    href: '/questList/1/quest/q',
    charity: 'Harbor Table',
    startedAt: Date.parse(quest.startedAt),
    time: '9:00 am to 11:30 am',
    result: 'Present',
    outcome: 'Present',
    hours: '2.5 hours',
    reward: '2.5 hours, +10 REP',
    feedback: null,
    record: [],
    isDisputable: false,
    claim: null,
  });
  const absent = signUp(quest).credits.map(({ type, value }) => ({
    type,
    value: value === 150 ? 0 : -value,
  }));
  expect(historyRow({ locale: 'en', now: NOW }, { ...signUp(quest), credits: absent })).toMatchObject({
    result: 'Absent',
    hours: null,
    reward: '-10 REP',
  });
});

it('a quest is called as its charity has translated it; else it says that it is English [LNG-08: the history]', () => {
  const spoken = signUp({ ...quest, translation: { eventTitle: 'Fila de la sopa' } });
  expect(historyRow({ locale: 'es', now: NOW }, spoken).title).toEqual({
    text: 'Fila de la sopa',
    isOfPage: true,
  });
  const written = { text: 'Soup line', isOfPage: false, lang: 'en', dir: 'auto' };
  expect(historyRow({ locale: 'es', now: NOW }, signUp(quest)).title).toEqual(written);
});

it('a meal has one time; a role may have none; a closed quest no link', () => {
  const earlier = signUp({ ...quest, startedAt: '2025-01-01T04:59:00.000Z', endedAt: null });
  expect(historyRow({ locale: 'en', now: NOW }, earlier)).toMatchObject({ time: '11:59 pm' });
  const role = signUp({ ...quest, startedAt: null, endedAt: null });
  expect(historyRow({ locale: 'en', now: NOW }, role)).toMatchObject({ startedAt: null, time: null });
  expect(historyRow({ locale: 'en', now: NOW }, signUp(null))).toMatchObject({ title: null, href: null });
});

it('tells each change of what was recorded, with the role of who marked it not the name, and an end that is assumed [HRS-04, CHK-06]', () => {
  const base = signUp(quest);
  const times = { arrivalAfter: quest.startedAt, departureAfter: quest.endedAt };
  const none = { arrivalAfter: null, departureAfter: null, minutesAfter: 0 };
  const entries: SignUp['contract']['attendanceEntries'] = [
    {
      ...{ at: '2026-03-08T16:00:00.000Z', role: 'manager', way: 'sheet', statusAfter: 'Late' },
      ...times,
      minutesAfter: 150,
    },
    { ...{ at: '2026-03-09T16:00:00.000Z', role: 'staff', way: 'answer', statusAfter: 'Excused' }, ...none },
    { ...{ at: '2026-03-10T16:00:00.000Z', role: 'volunteer', way: 'left', statusAfter: null }, ...none },
    {
      ...{ at: '2026-03-08T13:05:00.000Z', role: 'volunteer', way: 'poster', statusAfter: 'Present' },
      ...times,
      minutesAfter: 5,
    },
  ];
  const contract = { ...base.contract, attendanceEntries: entries };
  const { record } = historyRow({ locale: 'en', now: NOW }, { ...base, contract });
  expect(record).toEqual([
    'March 8, 2026 · 12:00 pm · Charity manager · Late · 9:00 am to 11:30 am · 2 hours, 30 minutes',
    'March 9, 2026 · 12:00 pm · Our staff · Excused',
    'March 10, 2026 · 12:00 pm · You · Not marked',
    'March 8, 2026 · 9:05 am · You · Present · 9:00 am to 11:30 am · end assumed · 5 minutes',
  ]);
});

it('says how a claim about the mark stands, and takes no other until something new is marked [HRS-04, HRS-07]', () => {
  const at = '2026-11-20T16:00:00.000Z';
  const entry = {
    at,
    role: 'manager',
    way: 'sheet',
    statusAfter: 'Absent',
    arrivalAfter: null,
    departureAfter: null,
  } as const;
  const held = { ...signUp(quest).contract, attendanceEntries: [{ ...entry, minutesAfter: 0 }] };
  const rowWith = (hoursClaim: SignUp['contract']['hoursClaim']) =>
    historyRow(
      { locale: 'en', now: NOW },
      { ...signUp(quest), contract: { ...held, status: 'Absent', hoursClaim } },
    );
  expect(rowWith(null)).toMatchObject({ claim: null, isDisputable: true });
  const refused = { state: 'refused', level: 'charity', answeredAt: '2026-11-21T16:00:00.000Z' } as const;
  expect(rowWith(refused)).toMatchObject({ claim: 'Your request: Declined', isDisputable: false });
  expect(rowWith({ ...refused, answeredAt: '2026-11-19T16:00:00.000Z' }).isDisputable).toBe(true);
  const asked = { ...refused, state: 'open', level: 'staff' } as const;
  expect(rowWith(asked)).toMatchObject({ claim: 'Your request: Our staff will decide', isDisputable: false });
});

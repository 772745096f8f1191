import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { Recap } from './Recap.tsx';

freshConsole();

const figures = {
  publishedQuestCount: 1,
  serviceMinutes: 60,
  dollarValue: 33,
  hourValues: [{ state: 'NJ', startsOn: '2026-01-01', cents: 3349, source: 'Sum of 2025' }],
  volunteerCount: 1,
  newVolunteerCount: 0,
  retainedVolunteerCount: null,
  retentionPercentage: null,
};
const entry = {
  chariteer: {
    id: 'ana',
    username: 'ana',
    nameFirst: 'Ana',
    nameLast: 'Ruiz',
    phoneNumber: null,
    emailAddress: null,
    ageBand: '18-24',
  },
  combinedMinutes: 60,
  completedQuests: 1,
  absentCount: 0,
};

const insights = {
  ...{ spots: 50, signUps: 40, heads: 45, others: 6, otherMinutes: 720, absences: 2, lateDrops: 3 },
  ...{ leadMinutes: 5760, walkIns: 2, walkInMinutes: 150 },
  hoursByType: [{ key: 'cook', minutes: 90 }],
  hoursByZip: [{ key: '07302', minutes: 60 }],
  hoursByAge: [{ key: null, minutes: 60 }],
};

const counted = {
  ...{ questId: 'q', eventTitle: 'Soup', startedAt: '2026-11-03T14:00:00.000Z', type: null, zip: '07302' },
  ...{
    spots: 5,
    signUps: 4,
    heads: 5,
    absences: 1,
    leadMinutes: 5760,
    minutes: 60,
    dollarValue: 33.49,
    walkIns: 2,
  },
};

async function openRecap(answers: Answers = {}) {
  return openPart(<Recap providerId="charity-1" />, {
    at: '/data?period=2026-11',
    path: '/data',
    answers: {
      provider: { name: 'Harbor Table Kitchen' },
      generateSingleMonthReport: { period: '2026-11', ...figures },
      recapMonths: [],
      recapInsights: insights,
      recapSharedAt: null,
      recapQuests: { total: 1, items: [counted] },
      recapPage: ({ list }: { list: string }) => ({
        total: list === 'SERVED' ? 30 : 0,
        items: list === 'SERVED' ? [entry] : [],
      }),
      ...answers,
    },
  });
}

it('a report is asked for by charity and period, from midnight to midnight, and again for another scale [REC-05: scale]', async () => {
  const { asked, user } = await openRecap();
  await screen.findByRole('region', { name: 'Summary' });
  expect(asked('Recap')).toEqual([
    {
      providerId: 'charity-1',
      from: '2026-11-01T04:00:00.000Z',
      until: '2026-12-01T05:00:00.000Z',
      year: 2026,
    },
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Year');
  await waitFor(() => expect(asked('Recap')).toHaveLength(2));
  expect(asked('Recap')[1]).toMatchObject({ from: '2026-01-01T05:00:00.000Z', year: 2026 });
  expect(screen.queryByRole('combobox', { name: 'Month' })).toBeNull();
});

it('says by what value of an hour, and whose figure that is, and leads to the quests behind the dollars [HRS-12, HRS-13]', async () => {
  await openRecap();
  const summary = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(summary.getByText('Valued at $33.49 an hour in New Jersey: Sum of 2025')).toBeTruthy();
  const dollars = summary.getByRole('link', { name: /^\$33\.00 estimated value/ });
  expect(dollars.getAttribute('href')).toBe('#counted');
});

it('asks for one page of one list, sorted by the server [REC-19: a table]', async () => {
  const { asked, user } = await openRecap();
  const table = await screen.findByRole('table', { name: 'All volunteers' });
  expect(within(table).getByText('Ruiz')).toBeTruthy();
  const served = () => asked('RecapRows').filter((one) => (one as { list: string }).list === 'SERVED');
  const first = { providerId: 'charity-1', period: '2026-11', list: 'SERVED', page: 1, perPage: 10 };
  expect(served()).toEqual([{ ...first, sort: { field: 'combinedMinutes', order: 'DESC' } }]);
  await user.click(within(table).getByRole('button', { name: 'Age' }));
  await waitFor(() => expect(served()).toHaveLength(2));
  expect(served()[1]).toEqual({ ...first, sort: { field: 'age', order: 'ASC' } });
  expect(screen.getAllByText('No one this period.').length).toBeGreaterThan(0);
});

it('a report that does not arrive says so, and one that is no longer open is denied', async () => {
  const { unmount } = await openRecap({ generateSingleMonthReport: refusal('SERVER_ERROR') });
  expect(await screen.findByText('The recap didn’t load', {}, { timeout: 5000 })).toBeTruthy();
  unmount();
  await openRecap({ generateSingleMonthReport: refusal('FORBIDDEN') });
  expect(await screen.findByText('Access denied')).toBeTruthy();
});

it('tells funders how the quests went, with what each rate is counted from [HRS-11, HRS-13]', async () => {
  await openRecap();
  const part = await screen.findByRole('region', { name: 'For funders' });
  for (const text of [
    '90.00% (45 of 50)',
    '6 people, 12 hours',
    '5.00% (2 of 40)',
    '4 days',
    '2 (2 hours, 30 minutes)',
    '07302',
    'Other',
  ])
    expect(within(part).getByText(text)).toBeTruthy();
  const rows = within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const counted = '#counted';
  const shares = [counted, counted, '#served'];
  expect(rows).toEqual([counted, '#absent', '#late-drop', counted, counted, counted, ...shares]);
  const quests = await screen.findByRole('region', { name: 'Quests behind these figures' });
  const table = await within(quests).findByRole('table');
  const [, first] = within(table).getAllByRole('row');
  const cells = [
    'Soup',
    'November 3, 2026',
    'Other',
    '07302',
    '5 of 5',
    '1',
    '4 days',
    '1 hour',
    '$33.49',
    '2',
  ];
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(cells);
});

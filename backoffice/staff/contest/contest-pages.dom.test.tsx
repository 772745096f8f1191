import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { ContestList } from './ContestList.tsx';
import { ContestShow } from './ContestShow.tsx';

freshConsole();

const standing = {
  classification: 'Guild',
  correctedMinutes: null,
  memberCount: 3,
  charityId: null,
  charityName: null,
};
const pastContest = {
  year: 2026,
  endsOn: '2026-03-31',
  chooseUntil: '2026-04-30',
  standings: [
    {
      ...standing,
      rank: 1,
      guildId: 'g1',
      guildName: 'Pier Zithers',
      minutes: 630,
      correctedMinutes: 600,
      hasWon: true,
    },
    { ...standing, rank: 2, guildId: 'g2', guildName: 'Night Owls', minutes: 90, hasWon: false },
  ],
};
const districts = [
  { name: 'Elsewhere', providers: [{ id: 'p3', name: 'Far Kitchen' }] },
  { name: 'Hoboken', providers: [{ id: 'p1', name: 'Harbor Table' }] },
];
const thisYear = new Date().getFullYear();
const contest = { year: thisYear + 1, startsOn: '2027-03-01', endsOn: '2027-03-31' };
const contestOutcomes = [
  { year: 2026, winners: [{ guildId: 'g1', guildName: 'Pier Zithers', charityName: 'Harbor Table' }] },
  { year: 2025, winners: [] },
];

const openShow = (locale: 'en' | 'es' = 'en') =>
  openPart(
    <ResourceContextProvider value="contests">
      <ContestShow />
    </ResourceContextProvider>,
    {
      locale,
      isStaff: true,
      answers: { pastContest, districts, chooseContestCharity: { year: 2026 } },
      at: '/contests/2026/show',
      path: '/contests/:id/show',
    },
  );
const openContests = (locale: 'en' | 'es' = 'en') =>
  openPart(
    <ResourceContextProvider value="contests">
      <ContestList />
    </ResourceContextProvider>,
    {
      locale,
      isStaff: true,
      answers: { contest, contestOutcomes, setContestYear: { ...contest, year: 2026 } },
    },
  );

it('staff see past years with winner and charity, and keep a year [CTS-10, CTS-11: console]', async () => {
  const { user, asked } = await openContests();
  const table = within(await screen.findByRole('table', { name: 'Past contests' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['2026Pier ZithersHarbor Table', '2025No guild had hours.']);
  const year = await screen.findByLabelText(/^Contest year/);
  await user.clear(year);
  await user.type(year, String(thisYear));
  await user.click(screen.getByRole('button', { name: 'Set year' }));
  expect(await screen.findByText('Contest year saved.')).toBeTruthy();
  expect(asked('SetContestYear')).toEqual([{ year: thisYear }]);
});

it('of a past year the standings, with what was corrected since [CTS-11: console]', async () => {
  await openShow();
  const table = within(await screen.findByRole('table', { name: 'Standings' }));
  const [, ...rows] = table.getAllByRole('row');
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['1', 'Pier Zithers', '10.5', '10', '3'],
    ['2', 'Night Owls', '1.5', '1.5', '3'],
  ]);
});

it('opens from the list, whose record has no standings [CTS-11: console]', async () => {
  const { user } = await openPart(
    <ResourceContextProvider value="contests">
      <Routes>
        <Route path="/contests" element={<ContestList />} />
        <Route path="/contests/:id/show" element={<ContestShow />} />
      </Routes>
    </ResourceContextProvider>,
    {
      isStaff: true,
      answers: { contest, contestOutcomes, pastContest, districts },
      at: '/contests',
      path: '/*',
    },
  );
  await user.click(await screen.findByText('2026'));
  expect(await screen.findByRole('table', { name: 'Standings' })).toBeTruthy();
});

it('staff name the charity of the winner, one of the three towns, after one question [CTS-04, CTS-11: console]', async () => {
  const { user, asked } = await openShow();
  const name = await screen.findByRole('button', { name: 'Choose charity' });
  expect(name).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: 'Charity for Pier Zithers' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Harbor Table']);
  await user.click(screen.getByRole('option', { name: 'Harbor Table' }));
  await user.click(name);
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbor Table for Pier Zithers?' }));
  expect(asked('NameContestCharity')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Choose charity' }));
  expect(await screen.findByText('Pier Zithers’s prize goes to Harbor Table.')).toBeTruthy();
  expect(asked('NameContestCharity')).toEqual([{ year: 2026, guildId: 'g1', charityId: 'p1' }]);
});

it('both pages are Spanish [LNG-07: the contest]', async () => {
  const { unmount } = await openContests('es');
  await screen.findByRole('table', { name: 'Concursos pasados' });
  expect(document.body.textContent).not.toMatch(/\b(the|and|of|contest|guild|year)\b/i);
  unmount();
  await openShow('es');
  await screen.findByRole('table', { name: 'Clasificación' });
  expect(document.body.textContent).not.toMatch(/\b(the|and|of|contest|guild|year)\b/i);
});

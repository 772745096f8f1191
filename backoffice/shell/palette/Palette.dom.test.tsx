import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { PAGES } from '../../pages.tsx';
import { GoToButton } from '../bar/GoToButton.tsx';

freshConsole();

const ANSWERS = {
  questPage: ({ filter }: { filter: { isUpcoming: boolean } }) => ({
    items: filter.isUpcoming
      ? [{ id: 'q1', eventTitle: 'Dinner', startedAt: '2026-12-05T22:00:00Z', endedAt: null }]
      : [],
  }),
  volunteerPage: {
    items: [{ chariteer: { id: 'c1', username: 'dina', nameFirst: 'Dina', nameLast: 'Reyes' } }],
  },
  provider: { id: 'charity-1', name: 'Charity One', approvedLocations: [], questConfiguration: null },
  getSpecificQuests: [],
  veilOfTime: '2027-01-31',
};

async function open(given: Parameters<typeof openPart>[1] = {}) {
  const part = await openPart(<GoToButton pages={PAGES} />, { answers: ANSWERS, invents: true, ...given });
  await screen.findByRole('button', { name: 'Go to' });
  return part;
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('Ctrl K finds quests and volunteers by what is typed, and Enter opens the first [DSK-03]', async () => {
  const { user, asked, whereTo } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'din');
  expect((await screen.findByText('Dina Reyes')).closest('li')).toBeTruthy();
  expect(names()).toEqual(['DinnerSat, Dec 5, 2026, 5:00 pm', 'Dina Reyes']);
  expect(asked('ConsoleSearch')).toMatchObject([
    { upcoming: { q: 'din' }, name: 'din', withVolunteers: true },
  ]);
  await user.keyboard('{Enter}');
  expect(whereTo()).toBe('/quests/q1/show');
});

it('a day that is typed finds the quests of that day [DSK-03]', async () => {
  const { user, asked } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), '2026-12-05');
  await screen.findByText('Dinner');
  expect(asked('ConsoleSearch').at(-1)).toMatchObject({
    past: { startsFrom: '2026-12-05T05:00:00.000Z', startsBefore: '2026-12-06T05:00:00.000Z' },
  });
});

it.each([
  ['Charity settings', 'an admin', {}, true],
  ['Charity settings', 'a coordinator', { roles: ['coordinators'] }, false],
  ['Programs', 'an admin', {}, true],
  ['Programs', 'a captain', { roles: ['captains'] }, false],
  ['Audit log', 'an admin', {}, false],
  ['Audit log', 'staff', { isStaff: true }, true],
] as const)(
  'the page “%s” is offered to %s if they may open it [DSK-03]',
  async (page, _who, given, isOffered) => {
    const { user } = await open(given);
    await user.click(screen.getByRole('button', { name: 'Go to' }));
    await screen.findByText('Pages');
    expect(names().includes(page)).toBe(isOffered);
  },
);

it('“?” lists the keys, and single keys can be switched off [DSK-03]', async () => {
  const { user, whereTo } = await open();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('n');
  expect(whereTo()).toBe('/part');
});

it('a key presses the control that names it [DSK-03]', async () => {
  const pressed = vi.fn();
  const { user } = await openPart(
    <>
      <GoToButton pages={PAGES} />
      <button type="button" aria-keyshortcuts="j" onClick={pressed}>
        Next
      </button>
    </>,
  );
  await screen.findByRole('button', { name: 'Go to' });
  await user.keyboard('j');
  expect(pressed).toHaveBeenCalledOnce();
});

it('without a control for it N opens a new quest on the calendar [DSK-03]', async () => {
  const { user, whereTo } = await open();
  await user.keyboard('n');
  expect(whereTo()).toBe('/calendar?add=1');
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { VolunteerLetters } from './VolunteerLetters.tsx';

freshConsole();

const letter = {
  id: 'l1',
  firstDay: '2026-01-01',
  lastDay: '2026-03-31',
  variant: 'court',
  minutes: 180,
  minutesNow: 120,
  state: 'superseded',
  code: 'aaaa-bbbb',
};
const part = <VolunteerLetters volunteerId="ana" providerId="charity-1" />;

it('shows managers the letters of their charity, makes one and revokes one after a question [LET-06]', async () => {
  const made = { makeVolunteerLetter: { id: 'l2' }, revokeLetter: { id: 'l1' } };
  const { user, asked } = await openPart(part, { answers: { volunteerLetters: [letter], ...made } });
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('3 hours, Court');
  expect(row.textContent).toContain('Out of date: the total is now 2 hours');
  expect(within(row).queryByRole('link', { name: /Download/ })).toBeNull();
  expect(
    within(row)
      .getByRole('link', { name: /Check page/ })
      .getAttribute('href'),
  ).toBe('/letter/aaaa-bbbb');
  await user.click(within(row).getByRole('button', { name: /Revoke/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The letter is revoked.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Make letter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make letter' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'For' }), 'Court');
  await user.click(within(dialog).getByRole('button', { name: 'Make letter' }));
  expect(await screen.findByText('The letter is ready.')).toBeTruthy();
  const input = { variant: 'court', locale: 'en', paper: 'letter' };
  expect(asked('ConsoleMakeLetter')).toMatchObject([{ providerId: 'charity-1', chariteerId: 'ana', input }]);
});

it('is for those alone who read full names on any day [LET-06]', async () => {
  const { asked } = await openPart(
    <>
      {part}
      <p>beside</p>
    </>,
    { roles: ['coordinators'] },
  );
  expect(await screen.findByText('beside')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked('ConsoleVolunteerLetters')).toEqual([]);
});

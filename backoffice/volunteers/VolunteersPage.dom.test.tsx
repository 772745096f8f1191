import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RoleId } from '#domain/permissions/permissions.ts';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { VolunteersPage } from './VolunteersPage.tsx';

freshConsole();

const NONE = { total: 0, items: [] };

async function openPage(role: RoleId) {
  const answers = {
    volunteerPage: NONE,
    leaderboard: NONE,
    trainingRecordPage: NONE,
    listOrientationTemplates: [],
  };
  await openPart(<VolunteersPage />, { roles: [role], answers });
}

it.each([
  ['captains', ['All volunteers', 'Leaderboard']],
  ['boardMembers', ['All volunteers', 'Leaderboard', 'Orientations']],
  ['admins', ['All volunteers', 'Leaderboard', 'Invited', 'Orientations', 'Safety']],
] as const)('shows %s the tabs that open for them [VOL-01]', async (role, tabs) => {
  await openPage(role);
  await screen.findByRole('tab', { selected: true });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

it('tells a trusted minor who comes by an address that the list is for adults [SAF-13]', async () => {
  await openPage('trustedMinors');
  expect(await screen.findByText('For adults')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

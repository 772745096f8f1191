import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { groupOf, memberOf } from '../../tests/support/group-record.ts';
import { GroupTabs } from './GroupTabs.tsx';

freshConsole();

const group = {
  ...groupOf(),
  groupType: 'provider',
  roles: [
    { roleId: 'admins', roleName: 'Admins', memberCount: 1 },
    { roleId: 'captains', roleName: 'Captains', memberCount: 0 },
  ],
  items: [memberOf('account-1', 'admins')],
  total: 1,
};
const open = (listGroupMembers: unknown = group) =>
  openPart(<GroupTabs groupId="group-1" />, {
    locale: 'es',
    answers: { listGroupMembers, groupGoalProgress: [], listGroupInvitations: [] },
  });

it('roles, tabs and members are Spanish, and so is a form that is not filled in [LNG-07: groups]', async () => {
  const { user } = await open();
  expect(await screen.findByText('Tu función: Administración')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Solicitudes (2)' })).toBeTruthy();
  expect(screen.getByText('Funciones sin nadie: Capitanía (0)')).toBeTruthy();
  expect(await screen.findByText('Tú')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Invitar a alguien' }));
  expect(await screen.findByRole('dialog', { name: 'Invitar a alguien' })).toBeTruthy();
  await user.type(screen.getByLabelText(/Nombre de usuario/), 'ada{Enter}');
  expect(await screen.findByText('Elige una función.')).toBeTruthy();
});

it('what the API refuses is told in Spanish, and another try is offered [LNG-07: refusals]', async () => {
  await open(refusal('FORBIDDEN'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).not.toMatch(/permission/);
  expect(screen.getByRole('button', { name: 'Intentar otra vez' })).toBeTruthy();
});

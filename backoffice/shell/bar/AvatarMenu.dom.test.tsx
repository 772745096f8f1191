import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { keepMarks, unsentCount } from '../../attendance/marks/mark-store.ts';
import { withMark } from '../../attendance/marks/waiting-marks.ts';
import { AvatarMenu } from './AvatarMenu.tsx';

freshConsole();

it('the account’s menu is in the language of the console, and leads into the other one [LNG-07: the switch]', async () => {
  const sent: Record<string, string>[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ to: new URL(this.action).pathname, ...Object.fromEntries(new FormData(this)) } as never);
  });
  const { user } = await openPart(<AvatarMenu />, { locale: 'es' });
  await user.click(await screen.findByRole('button', { name: 'MO, cuenta de manager' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Mis Misiones', 'Tus datos', 'Recorrido', 'English', 'Cerrar sesión']);
  expect(screen.getByText('English').closest('[lang]')?.getAttribute('lang')).toBe('en');
  await user.keyboard('{End}{ArrowUp}{Enter}');
  expect(sent).toEqual([{ to: '/language', locale: 'en', returnTo: '/' }]);
});

it('its menu leads to the page with the passkeys [JOI-08: console]', async () => {
  const { user, whereTo } = await openPart(<AvatarMenu />);
  await user.click(await screen.findByRole('button', { name: /account/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Your details' }));
  expect(whereTo()).toBe('/your-details');
});

it('whoever logs out with marks on the device is asked first, and then they are gone [CHK-04]', async () => {
  const key = { accountId: 'account-1', questId: 'quest-1' };
  const contract = { id: 'contract-1', status: null, markedAt: null, ownMarkedAt: null };
  keepMarks(key, (marks) => withMark(marks, contract, 'Present', Date.now()));
  const { user, asked } = await openPart(<AvatarMenu />, { answers: { logout: true } });
  const leave = async () => {
    await user.click(await screen.findByRole('button', { name: /account/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  };
  await leave();
  expect(await screen.findByText('1 not sent yet. Logging out deletes them.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(unsentCount('account-1')).toBe(1);
  await user.keyboard('{Escape}');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Log out and delete' }));
  await waitFor(() => expect(asked('ConsoleLogout')).toHaveLength(1));
  expect(unsentCount('account-1')).toBe(0);
});

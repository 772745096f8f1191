import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
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
  expect(names).toEqual(['Mis Misiones', 'Tus datos', 'English', 'Cerrar sesión']);
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

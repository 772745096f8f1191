import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { CharitiesOnly } from './CharitiesOnly.tsx';

freshConsole();
beforeEach(() => {
  vi.stubGlobal('__APP_VERSION__', '1');
});

it('whose rights wait for a second step is led to set one up [JOI-09: console]', async () => {
  await openPart(<CharitiesOnly siteName="Chariteers" areRightsHeld />);
  expect(screen.getByText(/Set it up to get your rights back/)).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Set up' });
  expect(way.getAttribute('href')).toBe('/settings/second-factor');
});

it('who manages no charity is led to the public pages', async () => {
  await openPart(<CharitiesOnly siteName="Chariteers" areRightsHeld={false} />);
  expect(screen.getByRole('link', { name: 'Go to Chariteers' }).getAttribute('href')).toBe('/home');
});

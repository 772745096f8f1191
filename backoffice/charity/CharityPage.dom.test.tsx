import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { englishIn } from '../../tests/support/english-in.ts';
import { CharityPage } from './CharityPage.tsx';

freshConsole();

const HALL = { id: 'l1', name: 'Hall', address: '1 Elm St', detail: '', latitude: null, longitude: null };
const settings = {
  id: 'charity-1',
  organizationCode: null,
  provider: { mission: 'Meals.', agePolicies: '[]', approvedLocations: [HALL] },
};
const answers = {
  charitySettings: settings,
  updateCharitySettings: settings,
  previewLocationNotice: null,
  charityFile: null,
  provider: { id: 'charity-1', cover: null, logo: null },
};
const open = (locale: 'en' | 'es' = 'en', more: object = {}) =>
  openPart(<CharityPage />, { locale, roles: ['admins'], answers: { ...answers, ...more } });

it('sends what an admin changed alone, after asking whom a new address concerns [DSK-11]', async () => {
  const { user, asked } = await open();
  const mission = await screen.findByRole('textbox', { name: /^Mission/ });
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(mission, ' For all.');
  const group = within(screen.getByRole('group', { name: 'Location 1' }));
  await user.clear(group.getByRole('textbox', { name: /^Address/ }));
  await user.click(save);
  expect(await group.findByText('Enter the address.')).toBeTruthy();
  await user.type(group.getByRole('textbox', { name: /^Address/ }), '9 Oak St');
  await user.click(save);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  const approvedLocations = [{ ...HALL, address: '9 Oak St' }];
  await waitFor(() =>
    expect(asked('ConsoleUpdateCharity')).toEqual([
      { input: { id: 'charity-1', mission: 'Meals. For all.', approvedLocations } },
    ]),
  );
  expect(asked('PreviewLocationNotice')).toEqual([{ id: 'charity-1', approvedLocations }]);
});

it('has everything of the charity prepared as one file, with progress and until when it is there [EDG-08]', async () => {
  const making = { state: 'making', percent: 40, expiresAt: null };
  const { user, asked } = await open('en', { askForCharityFile: making });
  await user.click(await screen.findByRole('button', { name: 'Prepare file' }));
  await waitFor(() => expect(asked('ConsoleAskForCharityFile')).toEqual([{ providerId: 'charity-1' }]));
});

it('shows how much of the file is made, and the download once it is [EDG-08]', async () => {
  const first = await open('en', { charityFile: { state: 'making', percent: 40, expiresAt: null } });
  expect(await screen.findByRole('progressbar', { name: 'Preparing: 40%' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prepare file' }).matches(':disabled')).toBe(true);
  first.unmount();
  await open('en', { charityFile: { state: 'ready', percent: 100, expiresAt: '2026-11-17T15:00:00Z' } });
  expect(await screen.findByRole('button', { name: 'Download file' })).toBeTruthy();
  expect(screen.getByText('Ready until Tue, Nov 17, 2026, 10:00 am.')).toBeTruthy();
});

it('is Spanish [DSK-11, LNG-07]', async () => {
  await open('es');
  await screen.findByRole('group', { name: 'Lugar 1' });
  expect(englishIn().filter((text) => !/Meals|Hall|Elm/.test(text))).toEqual([]);
});

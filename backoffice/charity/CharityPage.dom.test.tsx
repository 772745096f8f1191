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
  provider: { id: 'charity-1', cover: null, logo: null },
};
const open = (locale: 'en' | 'es' = 'en') =>
  openPart(<CharityPage />, { locale, roles: ['admins'], answers });

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

it('is Spanish [DSK-11, LNG-07]', async () => {
  await open('es');
  await screen.findByRole('group', { name: 'Lugar 1' });
  expect(englishIn().filter((text) => !/Meals|Hall|Elm/.test(text))).toEqual([]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { ProviderEdit } from './ProviderEdit.tsx';

freshConsole();

const charity = {
  id: 'garden',
  name: 'Lantern Hill',
  mission: 'Tomatoes.',
  districtId: '1',
  isVisible: false,
  isSponsor: false,
  demandsEmergencyContact: true,
  demandsFullRecord: false,
  organizationCode: null,
  importSource: 'irs-organizations',
  agePolicies: '[]',
  questConfiguration: null,
  approvedLocations: [
    {
      id: 'l1',
      name: 'The garden',
      address: '1 Lantern Hill',
      detail: null,
      latitude: null,
      longitude: null,
    },
    { id: 'l2', name: 'The shed', address: '2 Lantern Hill', detail: null, latitude: 40.7, longitude: -74 },
  ],
};

async function openCharity(answers: Answers = {}) {
  const page = (
    <ResourceContextProvider value="providers">
      <ProviderEdit />
    </ResourceContextProvider>
  );
  const given = { at: '/providers/garden', path: '/providers/:id', isStaff: true };
  const part = await openPart(page, {
    ...given,
    answers: {
      provider: charity,
      districts: [
        {
          id: '1',
          name: 'Hoboken',
          acronym: 'HOB',
          county: 'Hudson',
          state: 'NJ',
          noun: 'Charities',
          centerLatitude: 40.7,
          centerLongitude: -74,
          zoomLevel: 13,
          declaredChariteersCount: 0,
        },
      ],
      accountPage: { total: 0, items: [] },
      wallet: { id: 'garden', mana: 0, entries: [] },
      previewLocationNotice: null,
      ...answers,
    },
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name$/ });
  const group = (of: string) => within(screen.getByRole('group', { name: of }));
  return { ...part, name, group, save: screen.getByRole('button', { name: 'Save' }) };
}

it('a hidden charity says so, and only what was changed is sent [OPEN-DIS-02: the form]', async () => {
  const { user, asked, name, save } = await openCharity({
    updateProvider: { ...charity, name: 'The Hill', isVisible: true },
  });
  expect(screen.getByText(/^Ready\? Turn on/)).toBeTruthy();
  expect(save, 'before anything is changed').toHaveProperty('disabled', true);
  await user.clear(name);
  await user.paste('The Hill');
  await user.click(screen.getByRole('switch', { name: 'Visible to everyone' }));
  await user.click(save);
  expect(await screen.findByText('The Hill saved, visible to everyone.')).toBeTruthy();
  expect(asked('UpdateCharity')).toEqual([{ input: { id: 'garden', name: 'The Hill', isVisible: true } }]);
});

it('the order of the locations is sent, with the ids of those that were there [ENT-14: the form]', async () => {
  const { user, asked, group, save } = await openCharity({ updateProvider: charity });
  await user.click(screen.getByRole('button', { name: 'Move up: Location 2' }));
  await user.click(screen.getByRole('button', { name: 'Add location' }));
  await user.click(save);
  expect(await screen.findByText('Enter the address.')).toBeTruthy();
  expect(asked('UpdateCharity')).toEqual([]);
  await user.click(group('Location 3').getByLabelText(/^Location name/));
  await user.paste('The pier');
  await user.click(group('Location 3').getByLabelText(/^Address/));
  await user.paste('3 Lantern Hill');
  await user.click(save);
  await waitFor(() => expect(asked('UpdateCharity')).toHaveLength(1));
  expect(asked('UpdateCharity')).toMatchObject([
    { input: { approvedLocations: [{ id: 'l2' }, { id: 'l1' }, { name: 'The pier' }] } },
  ]);
});

it('an age policy is explained as it is typed, judged, and refused with all that was typed [ENT-15: the form]', async () => {
  const { user, asked, group, save } = await openCharity({ updateProvider: refusal('FORBIDDEN') });
  await user.click(screen.getByRole('button', { name: 'Add age policy' }));
  const policy = group('Policy 1');
  await user.click(policy.getByLabelText(/^Policy name/));
  await user.paste('Gardeners');
  await user.clear(policy.getByLabelText(/^Youngest with an adult/));
  await user.paste('20');
  await user.click(save);
  expect(await policy.findByText('At least 20, the age with an adult.')).toBeTruthy();
  expect(asked('UpdateCharity')).toEqual([]);
  await user.clear(policy.getByLabelText(/^Youngest with an adult/));
  await user.paste('8');
  expect(await policy.findByText(/Ages 8 and up/)).toBeTruthy();
  await user.click(save);
  await waitFor(() => expect(asked('UpdateCharity')).toHaveLength(1));
  expect(policy.getByLabelText(/^Policy name/)).toHaveProperty('value', 'Gardeners');
});

it('before a changed address is saved, staff read who gets a message, and can go on editing [MSG-06, EDQ-16]', async () => {
  const notice = {
    kind: 'moved',
    mailedCount: 3,
    unreached: [],
    outOfAgeCount: 0,
    unsupervisedCount: 0,
    clashing: [],
  };
  const { user, asked, group, save } = await openCharity({
    previewLocationNotice: notice,
    updateProvider: charity,
  });
  const address = group('Location 1').getByLabelText(/^Address/);
  await user.clear(address);
  await user.paste('9 Lantern Hill');
  await user.click(save);
  const dialog = await screen.findByRole('dialog', { name: 'Tell people about the new location?' });
  expect(within(dialog).getByText('3 will get a message.')).toBeTruthy();
  expect(asked('PreviewLocationNotice')).toMatchObject([
    { id: 'garden', approvedLocations: [{ id: 'l1', address: '9 Lantern Hill' }, { id: 'l2' }] },
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('UpdateCharity')).toEqual([]);
  expect(group('Location 1').getByLabelText(/^Address/)).toHaveProperty('value', '9 Lantern Hill');
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Save and tell them' }));
  await waitFor(() => expect(asked('UpdateCharity')).toHaveLength(1));
});

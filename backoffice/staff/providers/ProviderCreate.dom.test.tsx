import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { ProviderCreate } from './ProviderCreate.tsx';

freshConsole();

it('a new charity that says nothing is told at its fields what is missing, and is not sent', async () => {
  const { user, asked } = await openPart(
    <ResourceContextProvider value="providers">
      <ProviderCreate />
    </ResourceContextProvider>,
    { isStaff: true, answers: { districts: [] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Add charity' }));
  expect(await screen.findByText('Enter the charity’s name.')).toBeTruthy();
  expect(screen.getByText('Choose a district.')).toBeTruthy();
  expect(asked('NewProvider')).toEqual([]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { HourValueCreate } from './HourValueCreate.tsx';
import { HourValueList } from './HourValueList.tsx';

freshConsole();

const value = {
  ...{ id: 'v1', state: 'NJ', startsOn: '2026-01-01', cents: 3349, isApplied: false },
  source: 'https://sum.example/2026',
};

const openPage = (page: React.ReactNode, answers: object) =>
  openPart(<ResourceContextProvider value="hour-values">{page}</ResourceContextProvider>, {
    isStaff: true,
    answers: { ...answers },
  });

it('lists what an hour is worth with its source, and changes past recaps once staff say so [HRS-12]', async () => {
  const { user, asked } = await openPage(<HourValueList />, { hourValues: [value], applyHourValues: 1 });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'New Jersey, from January 1, 2026' })).toBeTruthy();
  expect(row.getByText('$33.49')).toBeTruthy();
  expect(row.getByText('New quests only')).toBeTruthy();
  expect(row.getByRole('link', { name: value.source }).getAttribute('href')).toBe(value.source);
  await user.click(screen.getByRole('button', { name: 'Apply to past recaps' }));
  expect(asked('ApplyHourValues')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Change past recaps?' }));
  await user.click(question.getByRole('button', { name: 'Apply to past recaps' }));
  expect(await screen.findByText('1 value changed in past recaps.')).toBeTruthy();
});

it('takes dollars and keeps cents, with a state, a day and a source [HRS-12]', async () => {
  const { user, asked } = await openPage(<HourValueCreate />, { createHourValue: value });
  fireEvent.change(await screen.findByLabelText(/^From/), { target: { value: '2026-01-01' } });
  await user.type(screen.getByLabelText(/^Dollars an hour/), '33.49');
  await user.click(screen.getByRole('button', { name: 'Add value' }));
  expect(await screen.findByText('Enter a source of up to 300 characters.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Source/), 'Sum of 2025');
  await user.click(screen.getByRole('button', { name: 'Add value' }));
  const input = { state: 'NJ', startsOn: '2026-01-01', cents: 3349, source: 'Sum of 2025' };
  await waitFor(() => expect(asked('CreateHourValue')).toEqual([{ input }]));
});

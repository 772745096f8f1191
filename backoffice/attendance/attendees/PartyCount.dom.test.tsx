import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { PartyCount } from './PartyCount.tsx';

freshConsole();

const KEY = { accountId: 'me', questId: 'quest-1' };
const ana = attendeeOf('Ana Ruiz');
const party = [
  { band: 'ADULT' as const, firstName: 'Rosa' },
  { band: 'AGES_10_TO_13' as const, firstName: null },
];
const leader = { ...ana, contract: { ...ana.contract, others: 2, party } };

it('says who comes along, and no number until someone says how many came [HEAD-05]', async () => {
  const answers = { countParty: { id: 'contract-1', othersCame: 1 } };
  const { user, asked } = await openPart(<PartyCount {...leader} keptKey={KEY} isLocked={false} />, {
    answers,
  });
  expect(await screen.findByText('+2: Rosa (Adult), 10 to 13')).toBeTruthy();
  const came = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Others who came with Ana Ruiz' });
  expect(came.value).toBe('');
  expect(screen.getByRole('option', { name: 'Not counted', selected: true })).toBeTruthy();
  await user.selectOptions(came, '1 of 2');
  await waitFor(() =>
    expect(asked('CountParty')).toMatchObject([{ contractId: 'contract-1', othersCame: 1 }]),
  );
  expect(await screen.findByText('Saved who came with Ana Ruiz.')).toBeTruthy();
});

it('has no place beside who comes alone, and counts nothing before marks can be made [HEAD-05]', async () => {
  const { unmount } = await openPart(<PartyCount {...leader} keptKey={KEY} isLocked />);
  expect(await screen.findByRole<HTMLSelectElement>('combobox')).toHaveProperty('disabled', true);
  unmount();
  await openPart(<PartyCount {...ana} keptKey={KEY} isLocked={false} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});

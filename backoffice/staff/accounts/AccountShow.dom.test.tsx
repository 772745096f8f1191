import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { accountOf } from '../../../tests/support/staff-account.ts';
import { AccountShow } from './AccountShow.tsx';

freshConsole();

async function openAccount(account: object, answers: Answers = {}) {
  const page = (
    <ResourceContextProvider value="accounts">
      <AccountShow />
    </ResourceContextProvider>
  );
  const given = { at: '/accounts/ana/show', path: '/accounts/:id/show', isStaff: true };
  const part = await openPart(page, { ...given, answers: { accountSummary: account, ...answers } });
  await screen.findByRole('region', { name: 'Account' });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return { ...part, region };
}

it('a subscription is chosen, sent, told, and the account asked for again', async () => {
  const { user, asked, region } = await openAccount(accountOf(), {
    setSubscriptionStatus: { id: 'ana', subscriptionStatus: 'gold' },
  });
  const save = region('Subscription').getByRole('button', { name: 'Save subscription' });
  expect(save, 'before anything is chosen').toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Gold' }));
  await user.click(save);
  expect(await screen.findByText('Subscription saved.')).toBeTruthy();
  expect(asked('SetSubscription')).toEqual([{ id: 'ana', subscriptionStatus: 'gold' }]);
  await waitFor(() => expect(asked('StaffAccountDetails')).toHaveLength(2));
});

it('a date of birth is judged before it is sent, and stays where it is refused', async () => {
  const { user, asked, region } = await openAccount(accountOf(), { correctBirthDate: refusal('FORBIDDEN') });
  const day = region('Date of birth').getByLabelText<HTMLInputElement>(/^Born\b/);
  const save = region('Date of birth').getByRole('button', { name: 'Save date of birth' });
  await user.clear(day);
  await user.type(day, '2999-01-01');
  await user.click(save);
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(asked('CorrectBirthDate')).toEqual([]);
  await user.clear(day);
  await user.type(day, '1991-06-18');
  await user.click(save);
  await waitFor(() =>
    expect(asked('CorrectBirthDate')).toEqual([{ chariteerId: 'ana', dateOfBirth: '1991-06-18' }]),
  );
  expect(day.value).toBe('1991-06-18');
  expect(screen.queryByText('Date of birth saved.')).toBeNull();
});

it('a ban shows its reason and is lifted; staff cannot be banned', async () => {
  const banned = accountOf({ isBanned: true, banReason: 'Advertises.' });
  const { user, asked, region, unmount } = await openAccount(banned, { unbanAccount: accountOf() });
  expect(region('Ban').getByText('Reason: Advertises.')).toBeTruthy();
  await user.click(region('Ban').getByRole('button', { name: 'Lift ban' }));
  expect(await screen.findByText('ana can log in again.')).toBeTruthy();
  expect(asked('UnbanAccount')).toEqual([{ accountId: 'ana' }]);
  unmount();
  const staff = await openAccount(accountOf({ isStaff: true }));
  expect(staff.region('Ban').getByRole('button')).toHaveProperty('disabled', true);
});

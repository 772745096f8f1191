import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { RecoveryList } from './RecoveryList.tsx';

freshConsole();

const asked = {
  id: 'ana',
  username: 'ana',
  askedAt: '2026-03-07T15:00:00.000Z',
  state: 'ASKED',
  endsAt: null,
  grantedBy: null,
};
const waiting = { ...asked, id: 'bob', username: 'bob', state: 'WAITING', grantedBy: 'rosa' };
const recoveries = [
  asked,
  { ...waiting, endsAt: '2026-03-08T15:00:00.000Z' },
  { ...asked, id: 'account-1', username: 'manager' },
];

async function openList(answers: Answers = {}, locale: 'en' | 'es' = 'en') {
  const page = (
    <ResourceContextProvider value="recoveries">
      <RecoveryList />
    </ResourceContextProvider>
  );
  const part = await openPart(page, {
    locale,
    isStaff: true,
    answers: { factorRecoveries: recoveries, ...answers },
  });
  const list = within(
    await screen.findByRole('list', { name: /Two-step recovery|Recuperación de dos pasos/ }),
  );
  const rowOf = (name: string) => within(list.getByRole('link', { name }).closest('li') as HTMLElement);
  return { ...part, rowOf };
}

it('staff agree after a question that says what then happens [JOI-10: console]', async () => {
  const { user, rowOf, asked: sent } = await openList({ grantFactorRecovery: waiting });
  await user.click(await rowOf('ana').findByRole('button', { name: 'Agree to end ana’s two-step login' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it really ana?' }));
  expect(dialog.getByText(/In 24 hours it ends/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Agreed. We told ana.')).toBeTruthy();
  expect(sent('GrantFactorRecovery')).toEqual([{ accountId: 'ana' }]);
});

it('what waits says until when and who agreed, and can still be refused [JOI-10: console]', async () => {
  const { user, rowOf, asked: sent } = await openList({ refuseFactorRecovery: true });
  expect(rowOf('bob').getByText(/rosa agreed\. Two-step login ends .*Mar 8/)).toBeTruthy();
  expect(rowOf('bob').queryByRole('button', { name: /^Agree/ })).toBeNull();
  await user.click(rowOf('bob').getByRole('button', { name: 'Refuse to end bob’s two-step login' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('bob keeps two-step login.')).toBeTruthy();
  expect(sent('RefuseFactorRecovery')).toEqual([{ accountId: 'bob' }]);
});

it('nobody is offered to agree to the own one [JOI-10: console]', async () => {
  const { rowOf } = await openList();
  await rowOf('ana').findByRole('button', { name: /^Agree/ });
  expect(rowOf('manager').queryByRole('button', { name: /^Agree/ })).toBeNull();
});

it('the list and its questions are Spanish [LNG-07: lost second steps]', async () => {
  const { user, rowOf } = await openList({}, 'es');
  await user.click(await rowOf('ana').findByRole('button', { name: 'Aceptar quitar los dos pasos de ana' }));
  expect(await screen.findByRole('dialog', { name: '¿De verdad es ana?' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(the|and|of|second|step|agree)\b/i);
});

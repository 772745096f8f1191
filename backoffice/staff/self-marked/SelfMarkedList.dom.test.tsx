import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { SelfMarkedList } from './SelfMarkedList.tsx';

freshConsole();

const ana = {
  id: 'c1',
  questId: 'q1',
  eventTitle: 'Soup',
  providerName: 'Harbor Table',
  startedAt: '2026-03-07T15:00:00.000Z',
  chariteerId: 'ana',
  username: 'ana',
  minutes: 180,
  isCredited: true,
  markedAt: '2026-03-07T18:00:00.000Z',
  reason: null,
};
const own = { ...ana, id: 'c2', chariteerId: 'account-1', username: 'me', isCredited: false };
const reason = {
  text: 'Snow',
  givenById: 'leo',
  givenBy: 'leo',
  givenAt: '2026-03-08T14:05:00.000Z',
};
const explained = { ...ana, id: 'c3', username: 'vera', reason };

async function openList(locale: 'en' | 'es' = 'en') {
  const page = (
    <ResourceContextProvider value="self-marked-hours">
      <SelfMarkedList />
    </ResourceContextProvider>
  );
  const answers = {
    selfMarkedHours: { total: 3, items: [ana, own, explained] },
    updateContracts: [{ id: 'c1' }],
  };
  const part = await openPart(page, { locale, isStaff: true, answers });
  await screen.findAllByRole('button');
  return part;
}

it('shows staff whose hours no one else stands behind, and lets them confirm [DEC-79]', async () => {
  const { user, asked } = await openList();
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByText('3 hours, credited')).toBeTruthy();
  expect(within(second).getByText('3 hours, awaiting another manager')).toBeTruthy();
  expect(within(second).queryByRole('button')).toBeNull();
  const link = within(first).getByRole('link', { name: 'Soup' });
  expect(link.getAttribute('href')).toContain('/quests/q1/attendance');
  await user.click(within(first).getByRole('button', { name: 'Confirm ana on Soup' }));
  expect(await screen.findByText('ana’s hours are confirmed.')).toBeTruthy();
  const confirmed = { updateAction: 'CONFIRM-ATTENDANCE', id: 'c1', supervisorId: 'account-1' };
  expect(asked('ConfirmSelfMarked')).toEqual([{ contracts: [confirmed] }]);
});

it('shows staff another manager’s reason, with who gave it and when, and nothing to confirm [DEC-79]', async () => {
  await openList();
  const [, , third] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  const giver = within(third).getByRole('link', { name: /^leo’s reason, Sun, Mar 8, 2026/ });
  expect(giver.getAttribute('href')).toContain('/accounts/leo/show');
  expect(within(third).getByText('Snow')).toBeTruthy();
  expect(within(third).queryByRole('button')).toBeNull();
});

it('is Spanish in a Spanish console [LNG-07]', async () => {
  await openList('es');
  expect(screen.getByRole('button', { name: 'Confirmar a ana en Soup' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(the|marked|credited|waiting|hours)\b/i);
});

import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { KeptTextList } from './KeptTextList.tsx';

freshConsole();

const apply = {
  id: 'k1',
  kind: 'guildApplication',
  body: 'I like rivers',
  createdAt: '2026-03-07T15:00:00.000Z',
  senderUsername: 'kim',
  recipientUsername: null,
  hasRecipient: false,
  guildName: 'Pier Zithers',
};
const gone = { ...apply, id: 'k2', kind: 'guildText', senderUsername: null, guildName: null };
const feedback = { ...apply, id: 'k3', kind: 'feedback', guildName: null };

async function openList(locale: 'en' | 'es' = 'en') {
  const page = (
    <ResourceContextProvider value="kept-texts">
      <KeptTextList />
    </ResourceContextProvider>
  );
  const answers = { keptTextPage: { total: 3, items: [apply, gone, feedback] } };
  await openPart(page, { locale, isStaff: true, answers });
  await screen.findAllByText('I like rivers');
}

it('shows staff who wrote each copy, when, and to which guild or charity [SAF-12]', async () => {
  await openList();
  expect(screen.getByText('kim to Pier Zithers')).toBeTruthy();
  expect(screen.getByText('Guild application, Mar 7, 2026')).toBeTruthy();
  expect(screen.getByText('Someone who has left to a deleted guild')).toBeTruthy();
  expect(screen.getByText('kim to the charity')).toBeTruthy();
});

it('is Spanish in a Spanish console [LNG-07]', async () => {
  await openList('es');
  expect(screen.getByText('Solicitud a un Gremio, 7 mar 2026')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(the|guild|kept|feedback|charity)\b/i);
});

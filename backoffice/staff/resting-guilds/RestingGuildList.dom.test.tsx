import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { RestingGuildList } from './RestingGuildList.tsx';

freshConsole();

const asks = {
  memberId: 'ana',
  username: 'ana',
  answer: 'We miss it.',
  createdAt: '2026-03-07T15:00:00.000Z',
};
const items = [
  {
    id: 'g1',
    name: 'Pier Zithers',
    classification: 'Family',
    memberCount: 2,
    applicants: [{ id: 'a1', ...asks }],
  },
  { id: 'g2', name: 'Night Owls', classification: 'Guild', memberCount: 0, applicants: [] },
];

async function openList(locale: 'en' | 'es' = 'en') {
  const page = (
    <ResourceContextProvider value="resting-guilds">
      <RestingGuildList />
    </ResourceContextProvider>
  );
  const answers = { guildsWithoutAdmin: { total: 2, items }, giveGuild: { id: 'g1' } };
  const part = await openPart(page, { locale, isStaff: true, answers });
  await screen.findByText('Pier Zithers');
  return part;
}

it('staff give a guild to somebody who asks, after one question [GUI-45, DEC-46: console]', async () => {
  const { user, asked } = await openList();
  expect(screen.getByText('We miss it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give Pier Zithers to ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Pier Zithers to ana?' }));
  expect(asked('GiveGuild')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Give it' }));
  expect(await screen.findByText('ana is now Pier Zithers’s admin. We told them.')).toBeTruthy();
  expect(asked('GiveGuild')).toEqual([{ guildId: 'g1', applicationId: 'a1' }]);
});

it('a guild for which nobody asks is given to nobody [GUI-45: console]', async () => {
  await openList();
  const rows = screen.getAllByRole('listitem');
  const owls = rows.find((row) => row.textContent?.includes('Night Owls')) as HTMLElement;
  expect(within(owls).getByText('No requests yet.')).toBeTruthy();
  expect(within(owls).queryByRole('button')).toBeNull();
});

it('the list and its question are Spanish [LNG-07: resting guilds]', async () => {
  const { user } = await openList('es');
  await user.click(screen.getByRole('button', { name: 'Entregar Pier Zithers a ana' }));
  await screen.findByRole('dialog', { name: '¿Entregar Pier Zithers a ana?' });
  const text = document.body.textContent?.replace('We miss it.', '');
  expect(text).not.toMatch(/\b(the|and|of|guild|give|asks)\b/i);
});

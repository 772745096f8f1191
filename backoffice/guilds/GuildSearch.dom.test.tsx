import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { GuildSearch } from './GuildSearch.tsx';

freshConsole();

const guilds = Array.from({ length: 9 }, (_, index) => ({
  id: `guild-${index}`,
  name: `Guild ${index}`,
  classification: 'School',
  description: 'Walks.',
}));

it('turns pages, and other words begin at the first page again', async () => {
  const { user, asked } = await openPart(<GuildSearch />, {
    answers: {
      guildPage: ({ q, page, perPage }: { q: string; page: number; perPage: number }) => {
        const found = guilds.filter(({ name }) => name.includes(q));
        return { items: found.slice((page - 1) * perPage, page * perPage), total: found.length };
      },
    },
  });
  expect(await screen.findByText('Guilds: 9')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  expect(await screen.findByText('Guild 8')).toBeTruthy();
  const words = screen.getByRole('searchbox', { name: 'Part of the name' });
  await user.type(words, '3');
  expect(await screen.findByText('Guilds: 1')).toBeTruthy();
  expect(asked('ConsoleGuildPage').at(-1)).toEqual({ q: '3', page: 1, perPage: 8 });
  await user.type(words, 'x');
  expect(await screen.findByText('No guilds found matching your search')).toBeTruthy();
});

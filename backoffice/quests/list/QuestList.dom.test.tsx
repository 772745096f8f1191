import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { QuestList } from './QuestList.tsx';

freshConsole();
afterEach(() => vi.unstubAllGlobals());

const quest = {
  id: 'quest-1',
  providerId: 'charity-1',
  eventTitle: 'Serve Breakfast',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: '2026-03-07T14:05:00.000Z',
  endedAt: '2026-03-07T16:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  isOver: false,
  takenCount: 3,
  heldCount: 0,
  waitingCount: 0,
  resourceMinNumber: 2,
  resourceDesiredNumber: 4,
  resourceMaxNumber: 1200,
  location: null,
  reservation: { guildId: 'guild-1', guildName: 'The Bakers' },
};
const LIST = (
  <ResourceContextProvider value="quests">
    <QuestList />
  </ResourceContextProvider>
);
const open = (items: unknown[]) =>
  openPart(LIST, { locale: 'es', answers: { questPage: { items, total: items.length } } });

it('columns, days, states and react-admin’s own words are Spanish [LNG-07: the list of quests]', async () => {
  await open([quest]);
  expect((await screen.findByText('Serve Breakfast')).tagName).toBe('A');
  const head = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(head).toEqual(['', 'Cuándo', 'Título', 'Tipo', 'Estado', 'Lugares ocupados', 'Lugar']);
  const row = screen.getAllByRole('row').at(-1)?.textContent;
  for (const words of ['sáb, 7 mar 2026', '9:05 a. m. a 11:00 a. m.', 'Turno presencial', 'Publicada'])
    expect(row).toContain(words);
  for (const words of ['3 de 1,200', 'Sin lugar', 'Reservada para The Bakers']) expect(row).toContain(words);
  expect(screen.getByText('Filas por página:')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Agregar filtro' })).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Solo las próximas' })).toBeTruthy();
});

it('who waits is counted apart from who has a place [WAI-13: the console’s list]', async () => {
  await open([{ ...quest, takenCount: 15, resourceMaxNumber: 15, waitingCount: 4 }]);
  expect(await screen.findByText('15 de 15, 4 esperan')).toBeTruthy();
});

it('where no quest fits, Spanish words say so and how to see more [LNG-07: an empty list]', async () => {
  await open([]);
  expect(await screen.findByText('Ninguna Misión coincide con estos filtros')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar los filtros' })).toBeTruthy();
});

it('on a phone quests are selected to be changed, and what is cancelled is not cancelled again [DSK-06]', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  const items = [
    { ...quest, eventTitle: 'Cook', publishingStatus: 'Cancelled' },
    { ...quest, id: 'quest-2', eventTitle: 'Serve' },
  ];
  const { user } = await openPart(LIST, { answers: { questPage: { items, total: 2 } } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select this row: Cook' }));
  expect(await screen.findByRole('button', { name: 'Change' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select this row: Serve' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Cancel 1 quest?' })).toBeTruthy();
});

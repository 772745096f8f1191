import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { StampBook } from './book/StampBook.tsx';
import type { StampBookRecord, StampDetails } from './book-record/stamp-book-record.ts';
import { charityBooksOf } from './collection/stamp-collection.ts';
import { MonthlyTimes } from './monthly-times/MonthlyTimes.tsx';
import { StampTray } from './StampTray.tsx';

freshConsole();

const stamp = (id: string, stampTitle: string | null): StampDetails => ({
  id,
  providerId: 'charity-1',
  ...newQuestValues({}, null),
  stampTitle,
  stampIcon: 'stamp_bread_01',
  eventTitle: 'Serve dinner',
  eventType: 'SUPPLY-REQUEST',
  locationId: 'hall',
  serviceTags: [],
  requiredOrientations: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const times = {
  quest_id: 'dinner',
  weeks: [2],
  days: [6],
  last: true,
  start_time: '09:00',
  end_time: null,
  location_id: 'gone',
  supervisor_name: 'Ana',
};
const questConfiguration = JSON.stringify({
  stampBook: [
    {
      name: 'Cocina',
      stamps: [{ id: 'dinner', index: 0 }],
      bundles: [{ name: '', stampIds: ['dinner'] }],
    },
    { name: '', stamps: [], bundles: [] },
  ],
  bundleBook: {
    monthly_schedule: [times],
    monthly_reservations: [{ ...times, group_id: 'nobody' }],
  },
});
const record = {
  id: 'charity-1',
  name: 'Charity One',
  questConfiguration,
  questConfigurationVersion: '1',
  agePolicies: '[]',
  approvedLocations: [{ id: 'hall', name: 'Hall', address: '1 Main St' }],
  templateOrientations: [],
  reservingGuilds: null,
  stamps: [stamp('dinner', 'Cena'), stamp('loose', null)],
} satisfies StampBookRecord;

it('groups, menus, bundles and questions are Spanish [LNG-07: stamp book]', async () => {
  const { user, container } = await openPart(<StampBook record={record} />, { locale: 'es' });
  expect(await screen.findByRole('link', { name: 'Nuevo sello' })).toBeTruthy();
  const loose = within(screen.getByRole('region', { name: 'Otros sellos' }));
  expect(loose.getByText('Sin título')).toBeTruthy();
  expect(loose.getByText('Serve dinner, Pedido de donaciones')).toBeTruthy();
  const empty = within(screen.getByRole('region', { name: 'Grupo sin nombre' }));
  expect(empty.getByText('Arrastra un sello hasta aquí o usa su menú.')).toBeTruthy();
  const handle = screen.getByRole('button', { name: 'Mover Cena' });
  expect(handle.getAttribute('aria-roledescription')).toBe('se puede ordenar');
  expect(container.ownerDocument.body.textContent).toMatch(/Presiona la barra espaciadora/);
  await user.click(screen.getByRole('button', { name: 'Opciones para Cena' }));
  const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual(['Editar', 'En otros idiomas', 'Mover a el grupo sin nombre', 'Borrar']);
  await user.click(screen.getByRole('menuitem', { name: 'Borrar' }));
  expect(await screen.findByText('¿Borrar el sello “Cena”?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dejar el sello' }));
  await user.click(await screen.findByRole('button', { name: 'Nuevo grupo' }));
  const name = await screen.findByLabelText('Nombre');
  await user.type(name, 'Otros sellos');
  expect(await screen.findByText('Otro grupo tiene este nombre.')).toBeTruthy();
});

it('the list of times is Spanish, with what became of places and Guilds [LNG-07: monthly times]', async () => {
  const { user } = await openPart(<MonthlyTimes record={record} />, { locale: 'es' });
  const list = within(await screen.findByRole('region', { name: 'Cena' }));
  expect(list.getByText('2.º y último sábado, 9:00 a. m.')).toBeTruthy();
  expect(list.getByText('Lugar que ya no está aprobado, Ana')).toBeTruthy();
  expect(list.getByText('Elige un lugar aprobado.')).toBeTruthy();
  expect(list.getByText(/^Reservado para/).textContent).toBe(
    'Reservado para un Gremio que ya no existe: 2.º y último sábado, 9:00 a. m.',
  );
  await user.click(list.getByRole('button', { name: /^Borrar: 2\.º/ }));
  expect(await screen.findByText('¿Borrar estos horarios?')).toBeTruthy();
});

it('the tray of the calendar is Spanish [LNG-07: stamp collection]', async () => {
  document.documentElement.lang = 'es';
  const books = charityBooksOf({
    provider: record,
    getSpecificQuests: record.stamps,
    veilOfTime: '2027-01-01',
  });
  await openPart(<StampTray books={books} selectedId="dinner" onSelect={() => {}} />, { locale: 'es' });
  const tray = within(await screen.findByRole('region', { name: 'Colección de sellos' }));
  expect(tray.getByRole('region', { name: 'Otros sellos' })).toBeTruthy();
  expect(tray.getByText('Sellos: 1')).toBeTruthy();
  expect(tray.getByText('Paquete')).toBeTruthy();
  expect(tray.getByRole('status').textContent).toMatch(
    /^Cena: elige un día\. 2\.º y último sábado, 9:00 a\. m\.Editar el sello$/,
  );
});

import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { QuestShow } from './QuestShow.tsx';

freshConsole();

// As far ahead as no clock of today is.
const quest = {
  ...newQuestValues({}, null),
  id: 'quest-1',
  providerId: 'charity-1',
  provider: { id: 'charity-1', name: 'Charity One', agePolicies: '[]' },
  eventTitle: 'Serve the meal',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: '2990-03-05T22:30:00.000Z',
  endedAt: '2990-03-06T01:00:00.000Z',
  prerequisiteMinutes: 90,
  flexibleMinimumTime: 60,
  serviceTags: ['Food', 'Soup'],
  updatedAt: '2026-03-01T12:00:00.000Z',
  isOver: false,
  takenCount: 1,
  heldCount: 0,
  waitingCount: 0,
  isWaitingListOpen: true,
  resourceMinNumber: 2,
  resourceDesiredNumber: 4,
  resourceMaxNumber: 9,
  locationId: null,
  location: null,
  requiredOrientations: [],
  reservation: null,
  reservationRequest: {
    id: 'r1',
    guildId: 'g1',
    guildName: 'Harbor Friends',
    standing: 'WAITING',
    endsAt: null,
  },
  viewerIsManager: true,
  isDeletable: false,
  isEachAsked: false,
  pledgedContracts: [
    {
      id: 'c1',
      guildId: null,
      claimedAt: '2026-11-01T12:00:00Z',
      status: 'Present',
      expectedArrivalAt: '2990-03-05T22:30:00.000Z',
      expectedDepartureAt: '2990-03-06T00:00:00.000Z',
      formJSON: null,
      ...{ others: 3, othersCame: 1 },
      abandonedAt: null,
      chariteer: { id: 'v1', username: 'ben', hasProfile: false, nameFirst: 'Ben', nameLast: null },
    },
  ],
};

it('facts, volunteers, reservation and tools are Spanish [LNG-07: the page of a quest]', async () => {
  const page = (
    <ResourceContextProvider value="quests">
      <QuestShow />
    </ResourceContextProvider>
  );
  const place = { at: '/quests/quest-1/show', path: '/quests/:id/show' };
  const none = { total: 0, items: [], isOpen: true, leftToday: 3, unansweredCount: 0 };
  const messages = { questMessagePage: none, volunteerMessagePage: none };
  const answers = { quest, questTelling: null, ...messages };
  await openPart(page, { ...place, answers, locale: 'es' });
  const facts = within(await screen.findByRole('region', { name: 'Detalles' }));
  const said = facts.getAllByRole('term').map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Organización',
    'Descripción',
    'Lugar',
    'Los primeros quince minutos',
    'Responsable',
    'Equipo necesario',
    'Personas voluntarias que se necesitan',
    'Requisito de edad',
    'Horas previas necesarias',
    'Capacitación obligatoria',
    'Tiempo de estancia',
    'Etiquetas de servicio',
  ]);
  const told = facts.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told.slice(1)).toEqual([
    'Sin descripción',
    'Sin lugar',
    'Todavía no se dice',
    '¡Sin responsable asignado!',
    'Ninguno',
    '2 a 9, idealmente 4',
    'Todas las edades son bienvenidas.',
    '1 hora y 30 minutos',
    'Ninguna',
    'Flexible, al menos 1 hora',
    'Comida, Soup',
  ]);
  expect(screen.getByText('vie, 5 mar 2990')).toBeTruthy();
  expect(screen.getByText('Turno presencial, Comida')).toBeTruthy();
  const people = within(screen.getByRole('region', { name: 'Personas voluntarias' }));
  expect(people.getByText(/1 de 3 vinieron/)).toBeTruthy();
  expect(people.getByText('1 de 9 lugares ocupados')).toBeTruthy();
  expect(people.getByRole('listitem').textContent).toContain('Viene: 5:30 p. m. a 7:00 p. m.');
  expect(people.getByRole('listitem').textContent).toContain('+3, Presente');
  expect(await screen.findByRole('button', { name: 'Escribir al Gremio' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Asistencia' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver a las Misiones' })).toBeTruthy();
  const written = ['Serve the meal'];
  expect(englishIn().filter((text) => !written.includes(text))).toEqual([]);
});

it.each([
  ['managers', true],
  ['frontDeskStaff', false],
] as const)(
  '%s may hold part of the spots for a guild on the quest’s page: %s [HEAD-06]',
  async (role, may) => {
    const page = (
      <ResourceContextProvider value="quests">
        <QuestShow />
      </ResourceContextProvider>
    );
    const none = { total: 0, items: [], isOpen: true, leftToday: 3, unansweredCount: 0 };
    const { user, asked } = await openPart(page, {
      at: '/quests/quest-1/show',
      path: '/quests/:id/show',
      roles: [role],
      invents: true,
      answers: {
        quest: { ...quest, guildHold: null, reservationRequest: null },
        questTelling: null,
        ...{ questMessagePage: none, volunteerMessagePage: none },
        searchGuilds: [{ id: 'g1', name: 'Harbor Friends', reservationTerms: 'AT_ONCE' }],
        reserveQuest: { outcome: 'RESERVED', guildName: 'Harbor Friends' },
      },
    });
    const reservation = within(await screen.findByRole('region', { name: 'Guild reservation' }));
    if (!may) {
      await screen.findByText('2 to 9, ideally 4');
      expect(reservation.queryByRole('combobox')).toBeNull();
      return;
    }
    await user.type(await reservation.findByRole('combobox', { name: 'Reserve for a guild' }), 'harbor');
    await user.click(await screen.findByRole('option', { name: /Harbor/ }));
    await user.type(reservation.getByRole('spinbutton', { name: 'Spots to hold' }), '4');
    await user.type(reservation.getByLabelText('Release unused spots'), '2990-03-03T18:00');
    await user.click(reservation.getByRole('button', { name: 'Reserve' }));
    await screen.findByText(/has been reserved/);
    const held = { spots: 4, releasesAt: '2990-03-03T23:00:00.000Z' };
    expect(asked('ReserveQuest')).toEqual([{ questId: 'quest-1', guildId: 'g1', held }]);
  },
);

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { BroadcastPage } from './BroadcastPage.tsx';

freshConsole();

const desk = {
  id: 'quest-1',
  mana: 20,
  channels: ['email'],
  sent: [
    {
      id: 'alert-1',
      createdAt: '2026-03-07T14:05:00.000Z',
      username: 'bo',
      volunteers: 2,
      channels: ['email', 'text'],
      manaCost: 0,
      choice: {
        previousVolunteers: true,
        newVolunteers: false,
        minAge: 21,
        maxAge: 40,
        spanish: true,
        arabic: false,
        toQuestCompletedVolunteers: true,
        questCompletedPeriod: 6,
        trainedVolunteers: false,
        districtNames: ['The pier', null],
        from: '2025-09-07T04:00:00.000Z',
        until: '2026-03-07T14:05:00.000Z',
      },
    },
  ],
  quest: {
    id: 'quest-1',
    eventTitle: 'Supper',
    eventType: 'OSV',
    publishingStatus: 'Published',
    startedAt: '2099-03-01T22:00:00.000Z',
    endedAt: null,
    resourceMaxNumber: 5,
    takenCount: 2,
    providerId: 'charity-1',
    provider: { id: 'charity-1', name: 'Charity One', isVisible: true },
    location: null,
  },
};

const open = (alertDesk: unknown, answers = {}) =>
  openPart(<BroadcastPage />, {
    locale: 'es',
    at: '/quests/quest-1/broadcast',
    path: '/quests/:id/broadcast',
    answers: {
      alertDesk,
      districts: [{ id: 'pier', name: 'The pier' }],
      getChariteerAlertVolunteers: {
        volunteers: [{ id: 'ana', hasCompletedQuest: true }],
        manaCost: 5,
        enoughNewsCount: 0,
        arrivesAt: null,
      },
      ...answers,
    },
  });

it('filters, cost, review and what was sent are Spanish [LNG-07: broadcasts]', async () => {
  const { user } = await open(desk);
  expect(
    await screen.findByText(/^dom, 1 mar 2099, 5:00 p\. m\.: 3 lugares libres\. No lo recibe/),
  ).toBeTruthy();
  expect(screen.getByText('A 2 personas voluntarias por correo y mensaje de texto, gratis.')).toBeTruthy();
  expect(
    screen.getByText(
      'Para: Personas voluntarias que completaron una Misión en los últimos 6 meses; de 21 a 40 años; que hablan español; con un barrio favorito: The pier o un barrio que ya no existe',
      { exact: false },
    ),
  ).toBeTruthy();
  expect(screen.getByText('Todavía no', { selector: 'dd:nth-of-type(1)' })).toBeTruthy();
  await user.click(screen.getByText('Calcular'));
  const review = screen.getByText('Revisar');
  await waitFor(() => expect(review).toHaveProperty('disabled', false));
  await user.click(review);
  const dialog = await screen.findByRole('dialog', { name: '¿Avisar a 1 persona voluntaria?' });
  expect(dialog.textContent).toContain('“Supper”, por correo.');
  expect(dialog.textContent).toContain('Cuesta 5 de Maná y quedan 15 de Maná.');
  expect(dialog.textContent).toContain(
    'Para: Personas voluntarias que completaron una Misión en los últimos 6 meses; de 18 a 75 años.',
  );
  expect(dialog.textContent).not.toMatch(/volunteer|Send|Back/);
});

it('what stands in the way is told in Spanish [LNG-07: broadcasts]', async () => {
  await open({ ...desk, mana: 1 });
  fireEvent.change(await screen.findByLabelText('Edad máxima'), { target: { value: '17' } });
  expect(await screen.findByText('La edad máxima no puede ser menor que la mínima.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Edad máxima'), { target: { value: '60' } });
  fireEvent.click(screen.getByText('Calcular'));
  expect(await screen.findByText(/^Charity One no tiene suficiente Maná/)).toBeTruthy();
});

it('a desk that does not open says so in Spanish [LNG-07: broadcasts]', async () => {
  await open(refusal('RATE_LIMITED'));
  expect(await screen.findByText('No se abrió el aviso', {}, { timeout: 5000 })).toBeTruthy();
});

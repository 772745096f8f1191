import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { SafetyTab } from './SafetyTab.tsx';

freshConsole();

const question = {
  id: 'question-1',
  createdAt: '2026-03-07T15:00:00.000Z',
  bannedAt: '2026-02-01T15:00:00.000Z',
  bannedUsername: null,
  reason: 'Rude at the door',
  username: null,
  nameFirst: null,
  nameLast: null,
};
const ban = {
  reason: null,
  createdAt: '2026-03-07T15:00:00.000Z',
  isCarried: true,
  chariteer: { id: 'ana', username: 'ana', nameFirst: 'Ana', nameLast: 'Ruiz' },
};
const demands = { demandsEmergencyContact: true, demandsFullRecord: false };
const message = {
  id: 'message-1',
  kind: 'removal',
  body: 'Come back',
  createdAt: '2026-03-07T15:00:00.000Z',
  senderUsername: 'bo',
  recipientUsername: null,
  hasRecipient: true,
  guildName: null,
};

it('questions, blocks and what was written to the young are Spanish [LNG-07: safety]', async () => {
  const { user } = await openPart(<SafetyTab providerId="charity-1" />, {
    locale: 'es',
    answers: {
      recordDemands: demands,
      banQuestions: [question],
      providerBans: [ban],
      youngMessagePage: { total: 1, items: [message] },
      liftProviderBan: true,
    },
  });
  expect(await screen.findByText('Alguien que aún no se ha inscrito con ustedes')).toBeTruthy();
  expect(
    screen.getByText(
      'Llegó el 7 mar 2026. Bloqueaste a alguien que ya no está el 1 feb 2026: “Rude at the door”',
    ),
  ).toBeTruthy();
  expect(await screen.findByText('Salió de una Misión, 7 mar 2026')).toBeTruthy();
  expect(screen.getByText('bo a alguien que ya no está')).toBeTruthy();
  expect(await screen.findByText(/^desde el 7 mar 2026: misma dirección, .+ bloqueaste$/)).toBeTruthy();
  const lift = screen.getByRole('button', { name: 'Desbloquear a Ana Ruiz' });
  expect(lift.textContent).toBe('Desbloquear');
  await user.click(lift);
  await user.click(await screen.findByRole('button', { name: 'Desbloquear' }));
  expect(await screen.findByText('Ana Ruiz puede inscribirse otra vez.')).toBeTruthy();
});

it('where there is nothing, that is Spanish, too [LNG-07: safety]', async () => {
  await openPart(<SafetyTab providerId="charity-1" />, {
    locale: 'es',
    answers: {
      recordDemands: demands,
      banQuestions: [],
      providerBans: [],
      youngMessagePage: { total: 0, items: [] },
    },
  });
  expect(await screen.findByText('No hay preguntas.')).toBeTruthy();
  expect(await screen.findByRole('switch', { name: 'Datos completos' })).toBeTruthy();
  expect(await screen.findByText('No hay nadie con bloqueo.')).toBeTruthy();
  expect(await screen.findByText('Todavía nada.')).toBeTruthy();
});

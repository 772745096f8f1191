import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import type { CalendarQuest } from '../../calendar/month-data/calendar-quest.ts';
import { ReservationPanel } from './ReservationPanel.tsx';

freshConsole();

const GUILDS = ['AT_ONCE', 'ASKS_FIRST', 'CLOSED'].map((reservationTerms) => ({
  id: reservationTerms,
  name: `Guild ${reservationTerms}`,
  reservationTerms,
}));

function openPanel(values: Partial<CalendarQuest>, answers: Answers = {}, canReserve = true) {
  return openPart(<ReservationPanel quest={calendarQuest(values)} canReserve={canReserve} />, {
    answers: { searchGuilds: GUILDS, ...answers },
  });
}

it('a quest is reserved for a guild at once, or the guild is asked, as it wants it [CON-13]', async () => {
  const reserveQuest = ({ guildId }: { guildId: string }) =>
    guildId === 'ASKS_FIRST'
      ? { outcome: 'ASKED', guildName: 'Guild ASKS_FIRST' }
      : { outcome: 'RESERVED', guildName: 'Guild AT_ONCE' };
  const { user, asked } = await openPanel({}, { reserveQuest });
  const guild = screen.getByRole('combobox', { name: 'Reserve for a guild' });
  expect(screen.getByRole('button', { name: 'Reserve' })).toHaveProperty('disabled', true);
  await user.type(guild, 'guild');
  const closed = await screen.findByRole('option', { name: /CLOSED/ });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('option', { name: /ASKS_FIRST/ }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Guild ASKS_FIRST was asked about “Quest Cook”.')).toBeTruthy();
  expect(asked('ReserveQuest')).toEqual([{ questId: 'quest-1', guildId: 'ASKS_FIRST', held: null }]);
  expect(guild).toHaveProperty('value', '');
});

it('a number of spots is held until a time, within what the quest has [HEAD-06]', async () => {
  const startedAt = Date.now() + 10 * 86_400_000;
  const reserveQuest = { outcome: 'RESERVED', guildName: 'Guild AT_ONCE' };
  const { user, asked } = await openPanel(
    { startedAt, resourceMaxNumber: 10, takenCount: 1 },
    { reserveQuest },
  );
  await user.type(screen.getByRole('combobox', { name: 'Reserve for a guild' }), 'guild');
  await user.click(await screen.findByRole('option', { name: /AT_ONCE/ }));
  const spots = screen.getByRole('spinbutton', { name: 'Spots to hold' });
  await user.type(spots, '11');
  expect(await screen.findByText('Hold 1 to 10 spots.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reserve' })).toHaveProperty('disabled', true);
  await user.clear(spots);
  await user.type(spots, '4');
  expect(screen.getByLabelText('Release unused spots')).toBeTruthy();
  expect(screen.getByText('Empty: 4 days before.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  await screen.findByText(/has been reserved/);
  expect(asked('ReserveQuest')).toMatchObject([{ held: { spots: 4, releasesAt: null } }]);
});

it('what a guild holds is released like a reservation [HEAD-07]', async () => {
  const hold = { spots: 4, spotsLeft: 3, releasesAt: '2026-12-05T14:00:00Z' };
  const guildHold = { contractId: 'contract-2', guildId: 'g', guildName: 'Harbor', ...hold };
  const { user, asked } = await openPanel(
    { guildHold },
    { abandonContract: { id: 'contract-2', undoToken: 't' } },
  );
  expect(
    await screen.findByText(/of \d+ spots until Saturday, December 5, 2026, 9:00 am. 3 unused./),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Release Reservation' }));
  expect(asked('ReleaseReservation')).toEqual([{ id: 'contract-2' }]);
});

it('a reservation is released, a request taken back [CON-15: in the popover]', async () => {
  const reservation = { contractId: 'contract-1', guildId: 'AT_ONCE', guildName: 'Harbor' };
  const released = await openPanel(
    { reservation },
    { abandonContract: { id: 'contract-1', undoToken: 't' } },
  );
  await released.user.click(await screen.findByRole('button', { name: 'Release Reservation' }));
  expect(await screen.findByText('Reservation on Quest "Quest Cook" has been released.')).toBeTruthy();
  expect(released.asked('ReleaseReservation')).toEqual([{ id: 'contract-1' }]);
  released.unmount();

  const reservationRequest = {
    id: 'r1',
    guildName: 'Harbor',
    standing: 'WAITING',
    endsAt: null,
    spots: null,
    releasesAt: null,
  } as const;
  const asking = await openPanel({ reservationRequest }, { withdrawReservationRequest: true });
  await asking.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Harbor is no longer asked about “Quest Cook”.')).toBeTruthy();
  expect(asking.asked('WithdrawReservationRequest')).toEqual([{ id: 'r1' }]);
});

it('who may not reserve reads what there is, and a refusal is told', async () => {
  const reservation = { contractId: 'contract-1', guildId: 'AT_ONCE', guildName: 'Harbor' };
  const reader = await openPanel({ reservation }, {}, false);
  expect(screen.getByRole('group', { name: 'Reserved for' }).textContent).toContain('Harbor');
  expect(screen.queryByRole('button')).toBeNull();
  reader.unmount();
  const refused = await openPanel({ reservation }, { abandonContract: refusal('CONTRACT_NOT_FOUND') });
  await refused.user.click(await screen.findByRole('button', { name: 'Release Reservation' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it('buttons and what is told afterwards are Spanish [LNG-07: reserving a quest]', async () => {
  const reservation = { contractId: 'contract-1', guildId: 'AT_ONCE', guildName: 'Harbor' };
  const answers = { abandonContract: { id: 'contract-1', undoToken: 't' } };
  const released = await openPart(<ReservationPanel quest={calendarQuest({ reservation })} canReserve />, {
    answers,
    locale: 'es',
  });
  await released.user.click(await screen.findByRole('button', { name: 'Liberar la reserva' }));
  expect(await screen.findByText('Se liberó la reserva de la Misión «Quest Cook».')).toBeTruthy();
  released.unmount();
  const reserveQuest = { outcome: 'RESERVED', guildName: 'Guild AT_ONCE' };
  const { user } = await openPart(<ReservationPanel quest={calendarQuest()} canReserve />, {
    answers: { searchGuilds: GUILDS, reserveQuest },
    locale: 'es',
  });
  await user.type(await screen.findByRole('combobox', { name: 'Reservar para un Gremio' }), 'guild');
  await user.click(await screen.findByRole('option', { name: /AT_ONCE/ }));
  await user.click(screen.getByRole('button', { name: 'Reservar' }));
  const done = '¡La Misión «Quest Cook» quedó reservada para Guild AT_ONCE!';
  expect(await screen.findByText(done)).toBeTruthy();
  expect(englishIn()).toEqual([]);
});

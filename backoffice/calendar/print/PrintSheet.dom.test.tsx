import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { PrintSheet } from './PrintSheet.tsx';

freshConsole();

const HALL = { id: 'hall', name: 'Hall', address: '1 Main St' };
const DEPOT = { id: 'depot', name: 'Depot', address: '2 Main St' };
const QUESTS = [
  calendarQuest({ location: HALL }),
  calendarQuest({ id: 'quest-2', day: '2992-03-12', location: HALL }),
  calendarQuest({ id: 'quest-3', day: '2992-03-19', location: DEPOT }),
];
const SHEET = {
  charity: 'Charity One',
  siteName: 'Chariteers',
  address: 'https://example.org/q',
  month: '2992-03',
};

it('month, weekdays, times and the invitation are Spanish [LNG-07: the printed month]', async () => {
  const { unmount } = await openPart(<PrintSheet {...SHEET} quests={QUESTS} />, { locale: 'es' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('marzo de 2992');
  const head = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(head).toEqual(['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']);
  const times = screen.getAllByText('5:30 p. m. – 8:00 p. m.');
  expect(times.map(({ textContent }) => textContent)).toEqual(
    Array(3).fill('5:30\u00a0p.\u00a0m. – 8:00\u00a0p.\u00a0m.'),
  );
  expect(screen.getByText(/¡Ven a ayudar! Inscríbete en/)).toBeTruthy();
  expect(screen.getByText(/\(si no se indica otro lugar\)/)).toBeTruthy();
  expect(englishIn()).toEqual([]);
  unmount();
  await openPart(<PrintSheet {...SHEET} quests={[]} />, { locale: 'es' });
  expect(await screen.findByText('No hay Misiones publicadas en marzo de 2992.')).toBeTruthy();
});

it('in English it begins on Sunday, as before [LNG-10: the printed month]', async () => {
  await openPart(<PrintSheet {...SHEET} quests={QUESTS} />);
  const head = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(head).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(screen.getAllByText('5:30 pm – 8:00 pm')).toHaveLength(3);
});

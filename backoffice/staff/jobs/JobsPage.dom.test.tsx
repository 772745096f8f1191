import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart, refusal } from '../../../tests/support/console-part.tsx';
import { JobsPage } from './JobsPage.tsx';

freshConsole();

const job = {
  name: 'reminders',
  lastSlotAt: '2026-11-22T15:05:00Z',
  doneAt: '2026-11-22T15:05:03Z',
  delaySeconds: 3,
  triedAgainAt: null,
  failures: 0,
  lastFailure: null,
  handledLastDay: 412,
  failuresLastDay: 0,
  nextAt: '2026-11-22T15:06:00Z',
};
const open = (backgroundJobs: unknown, locale: 'en' | 'es' = 'en') =>
  openPart(<JobsPage />, { answers: { backgroundJobs }, isStaff: true, locale });
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));
const factOf = async (card: string, label: string) => {
  const term = (await cardOf(card)).getByText(label);
  return term.nextElementSibling?.textContent;
};

it('staff reads of each job when it ran, how late, how much it did and when it runs next [MSG-09: runs]', async () => {
  const late = { ...job, name: 'weekly-quests', delaySeconds: 7_500 };
  await open([job, late, { ...job, name: 'new-one', lastSlotAt: null, doneAt: null, handledLastDay: 0 }]);
  expect(await factOf('Weekly quests', 'Delay')).toBe('2 hours, 5 minutes');
  expect(await factOf('Quest reminders', 'Last run')).toBe('Sun, Nov 22, 2026, 10:05 am');
  expect(await factOf('Quest reminders', 'Delay')).toBe('3 s');
  expect(await factOf('Quest reminders', 'Handled (24 h)')).toBe('412');
  expect(await factOf('Quest reminders', 'Failures (24 h)')).toBe('0');
  expect(await factOf('Quest reminders', 'Next run')).toBe('Sun, Nov 22, 2026, 10:06 am');
  expect(await factOf('new-one', 'Last run')).toBe('Not yet');
});

it('a run that failed says how often, of what kind it was and when it is tried again [MSG-09: runs]', async () => {
  const failing = { failures: 2, lastFailure: 'RangeError', triedAgainAt: '2026-11-22T15:09:00Z' };
  await open([{ ...job, name: 'weekly-quests', doneAt: null, ...failing, failuresLastDay: 2 }]);
  expect(await factOf('Weekly quests', 'Last run')).toBe(
    'Sun, Nov 22, 2026, 10:05 am, failures: 2 (RangeError); next try Sun, Nov 22, 2026, 10:09 am',
  );
  expect(await factOf('Weekly quests', 'Failures (24 h)')).toBe('2');
});

it('a run under way says so [MSG-09: runs]', async () => {
  await open([{ ...job, doneAt: null, triedAgainAt: '2026-11-22T15:07:00Z' }]);
  expect(await factOf('Quest reminders', 'Last run')).toContain('running');
});

it('what went wrong is told, with a way to ask again', async () => {
  await open(refusal('INTERNAL'));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('in Spanish [LNG-07: background work]', async () => {
  await open([job], 'es');
  expect(await factOf('Recordatorios de Misiones', 'Demora')).toBe('3 seg.');
});

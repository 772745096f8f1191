import { screen, waitFor } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it, vi } from 'vitest';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { PosterPage } from './PosterPage.tsx';

freshConsole();

const poster = {
  questId: 'q 1',
  eventTitle: 'Soup kitchen',
  charity: 'Paterson Pantry',
  startedAt: '2026-06-02T13:00:00.000Z',
  endedAt: '2026-06-02T16:00:00.000Z',
  printedCode: 'p.paper',
  screenCode: 's.1',
  word: '0482',
};
const shownCode = () =>
  screen.getByRole('img', { name: 'Code to check in' }).querySelector('path[d]')?.getAttribute('d');
const barsFor = (code: string) =>
  barsOf(encode(`${window.location.origin}/check-in?code=${code}`, SQUARE_CODE).data);
const route = { path: '/quests/:id/poster' };

it('has the code for paper, and tells the word of the day beside the poster, not on it [CHK-05]', async () => {
  const at = '/quests/q%201/poster';
  const part = await openPart(<PosterPage />, { ...route, at, answers: { questPoster: poster } });
  await screen.findByText('Today’s code: 0482');
  expect(part.asked('QuestPoster')).toEqual([{ questId: 'q 1' }]);
  expect(shownCode()).toBe(barsFor('p.paper'));
  const sheet = screen.getByRole('article');
  expect(sheet.textContent).toContain('Soup kitchen');
  expect(sheet.textContent).not.toContain('0482');
});

it('changes its code on a tablet, and shows the word nowhere there [CHK-05]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const codes = ['s.1', 's.2'];
    const questPoster = () => ({ ...poster, screenCode: codes.shift() ?? 's.3' });
    await openPart(<PosterPage />, { ...route, at: '/quests/q/poster?tablet', answers: { questPoster } });
    await screen.findByRole('article');
    expect(shownCode()).toBe(barsFor('s.1'));
    expect(document.body.textContent).not.toContain('0482');
    await vi.advanceTimersByTimeAsync(15_100);
    await waitFor(() => expect(shownCode()).toBe(barsFor('s.2')));
  } finally {
    vi.useRealTimers();
  }
});

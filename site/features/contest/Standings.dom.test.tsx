import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { swappedQuotes } from '#domain/text/swapped-quotes.ts';
import { Standings } from './Standings.tsx';
import type { StandingsView } from './standings-view.ts';

const HALF_MINUTE = 30_000;
const view: StandingsView = {
  year: 2026,
  title: '2026 result',
  titleHref: '/contest/2026',
  lead: null,
  note: 'As of the end of March 31.',
  days: 31,
  begun: 0,
  banners: [],
  none: 'No hours yet.',
  own: null,
};
const next: StandingsView = {
  ...view,
  year: 2027,
  title: 'Standings',
  lead: '30 days to go.',
  begun: 1,
  none: null,
};

/** Draws the standings and answers each look at them. */
function draw(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  render(
    <Standings view={swappedQuotes(JSON.stringify(view))} path="/es/contest/standings">
      <p>The prize goes to a kitchen.</p>
    </Standings>,
  );
  return asked;
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(HALF_MINUTE));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('follows the hours without a reload, from the last result into the next contest [CTS-10, DSC-20]', async () => {
  const asked = draw(() => Response.json(next));
  expect(screen.getByRole('heading').textContent).toBe('2026 result');
  expect(screen.getByText('The prize goes to a kitchen.')).toBeTruthy();
  await wait();
  expect(asked).toEqual(['/es/contest/standings']);
  expect(screen.getByRole('heading').textContent).toBe('Standings');
  expect(screen.getByText('30 days to go.')).toBeTruthy();
  expect(screen.queryByText('The prize goes to a kitchen.'), 'the prize of another contest').toBeNull();
});

it.each([
  ['the line is cut', () => Promise.reject(new TypeError('cut'))],
  ['the server is away', () => new Response('', { status: 503 })],
])('keeps what it shows while %s [CTS-10]', async (_case, answer) => {
  draw(answer);
  await wait();
  expect(screen.getByRole('heading').textContent).toBe('2026 result');
});

it('looks at nothing while nobody sees the page [CTS-10]', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const asked = draw(() => Response.json(next));
  await wait();
  expect(asked).toEqual([]);
});

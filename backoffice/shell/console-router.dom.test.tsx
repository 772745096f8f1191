import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { QuestList } from '../quests/list/QuestList.tsx';

freshConsole();

/** Time in ms longer than react-admin's delay before it writes typed text into the address. */
const AFTER_TYPING = 2000;

describe('a search of a list, typed as one leaves', () => {
  let arrive = () => {};
  afterEach(() => vi.useRealTimers());

  async function openList() {
    const Next = lazy(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { default: () => <p>The next page</p> };
    });
    const list = (
      <ResourceContextProvider value="quests">
        <QuestList />
        <Link to="/part/next">Go on</Link>
      </ResourceContextProvider>
    );
    // What is shown stays until the next page has come, as in the console.
    const pages = (
      <Suspense>
        <Routes>
          <Route path="/" element={list} />
          <Route path="next" element={<Next />} />
        </Routes>
      </Suspense>
    );
    const answers = { questPage: { items: [], total: 0 } };
    const part = await openPart(pages, { at: '/part', path: '/part/*', answers });
    const search = await screen.findByRole('searchbox');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    fireEvent.change(search, { target: { value: 'soup' } });
    return part;
  }
  const wait = () => act(() => vi.advanceTimersByTimeAsync(AFTER_TYPING));

  it('does not lead back to the list while the next page is on its way', async () => {
    const { whereTo } = await openList();
    fireEvent.click(screen.getByText('Go on'));
    await wait();
    expect(whereTo()).toBe('/part/next');
    await act(async () => arrive());
    await wait();
    expect(screen.getByText('The next page')).toBeTruthy();
    expect(whereTo()).toBe('/part/next');
  });

  it('is asked for where one stays', async () => {
    const { whereTo } = await openList();
    await wait();
    expect(new URL(whereTo(), 'https://x.example').searchParams.get('filter')).toContain('soup');
  });
});

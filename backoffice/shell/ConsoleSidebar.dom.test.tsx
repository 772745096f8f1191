import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memoryStore, StoreContextProvider, useSidebarState } from 'react-admin';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { lightTheme } from '../theme/theme.ts';
import { ConsoleSidebar } from './ConsoleSidebar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the menu begins as icons below 1,200 px of window, and opens and closes with its width [CAL-03]', () => {
  const setWidth = stubWindow(1152);
  render(<Framed isKeptOpen />);
  expect(screen.getByText('icons')).toBeTruthy();
  act(() => setWidth(1200));
  expect(screen.getByText('words')).toBeTruthy();
  act(() => setWidth(768));
  expect(screen.getByText('icons')).toBeTruthy();
});

it('opened on a tablet, the menu gives the room back on the next page [CAL-03]', () => {
  stubWindow(768);
  render(<Framed isKeptOpen={false} />);
  act(() => screen.getByText('icons').click());
  expect(screen.getByText('words')).toBeTruthy();
  act(() => screen.getByText('Calendar').click());
  expect(screen.getByText('icons')).toBeTruthy();
});

it('a wide window keeps the menu as it was chosen there', () => {
  stubWindow(1280);
  render(<Framed isKeptOpen={false} />);
  expect(screen.getByText('icons')).toBeTruthy();
  act(() => screen.getByText('icons').click());
  act(() => screen.getByText('Calendar').click());
  expect(screen.getByText('words')).toBeTruthy();
});

function Framed({ isKeptOpen }: { isKeptOpen: boolean }) {
  return (
    <MemoryRouter>
      <StoreContextProvider value={memoryStore({ 'sidebar.open': isKeptOpen })}>
        <ThemeProvider theme={createTheme(lightTheme)}>
          <ConsoleSidebar>
            <State />
          </ConsoleSidebar>
        </ThemeProvider>
      </StoreContextProvider>
    </MemoryRouter>
  );
}

function State() {
  const [isOpen, setOpen] = useSidebarState();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'words' : 'icons'}
      </button>
      <button type="button" onClick={() => navigate('/calendar')}>
        Calendar
      </button>
    </>
  );
}

/** A document has no width of its own: queries are answered for this one, and told when it changes. */
function stubWindow(first: number): (width: number) => void {
  let width = first;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const [, side, limit] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
      return side === 'min' ? width >= Number(limit) : side === 'max' && width <= Number(limit);
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next) => {
    width = next;
    for (const listener of listeners) listener();
  };
}

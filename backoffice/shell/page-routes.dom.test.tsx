import { render, screen, waitFor } from '@testing-library/react';
import { AdminContext, AdminUI, type AuthProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from './page-routes.tsx';
import type { PageRow } from './page-row.ts';

const ROWS: readonly PageRow[] = [
  { path: '/data', access: 'data list', page: () => <p>Figures</p>, loading: <p>Please wait</p> },
  { path: '/data/print', access: 'data list', isSheet: true, page: () => <p>Paper</p> },
  { path: '/quest/:id', access: 'quests show', isAskedByPage: true, page: () => <p>Quest</p> },
  { path: '/trainings', access: 'trainings list', resource: 'trainings', page: () => <p>Trainings</p> },
];

/** Opens an address where nothing but some rights are given; `asked` has what was asked for. */
function openAt(path: string, allowed: readonly string[]) {
  const asked: string[] = [];
  let answer = (_isSettled?: unknown) => {};
  const settled = new Promise((resolve) => {
    answer = resolve;
  });
  const authProvider = {
    login: async () => undefined,
    logout: async () => undefined,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getIdentity: async () => ({ id: 'somebody' }),
    canAccess: async ({ resource, action }: { resource: string; action: string }) => {
      asked.push(`${resource} ${action}`);
      await settled;
      return allowed.includes(`${resource} ${action}`);
    },
  } as AuthProvider;
  const page = (
    <AdminContext authProvider={authProvider}>
      <AdminUI layout={Framed} accessDenied={Denied} disableTelemetry>
        {pageRoutes(ROWS)}
      </AdminUI>
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { asked, answer, whereTo: () => router.state.location.pathname };
}

function Framed({ children }: { children?: React.ReactNode }) {
  return <main>{children}</main>;
}

function Denied() {
  return <p>Denied</p>;
}

describe('the routes of the table of pages', () => {
  it('a page opens to whom its row allows it, and stands in the frame [PERM-07]', async () => {
    const { asked, answer } = openAt('/data', ['data list']);
    expect(await screen.findByText('Please wait')).toBeTruthy();
    expect(screen.queryByText('Figures')).toBeNull();
    answer();
    expect((await screen.findByText('Figures')).closest('main')).not.toBeNull();
    expect(asked).toEqual(['data list']);
  });

  it('everybody else is told that it is not theirs [PERM-07]', async () => {
    const { answer, whereTo } = openAt('/data', ['quests list']);
    answer();
    expect(await screen.findByText('Denied')).toBeTruthy();
    expect(whereTo()).toBe('/access-denied');
  });

  it('a sheet stands without the frame', async () => {
    openAt('/data/print', ['data list']).answer();
    expect((await screen.findByText('Paper')).closest('main')).toBeNull();
  });

  it('a page that asks by itself opens at once, at any record', async () => {
    const { asked } = openAt('/quest/7', []);
    expect(await screen.findByText('Quest')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('the list of a resource is its page', async () => {
    openAt('/trainings', []).answer();
    await waitFor(() => expect(screen.getByText('Trainings')).toBeTruthy());
  });
});

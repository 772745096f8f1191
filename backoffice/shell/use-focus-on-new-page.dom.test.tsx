import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

function Framed({ children }: { children: ReactNode }) {
  useFocusOnNewPage();
  return (
    <>
      <Link to="/second">In the menu</Link>
      <h1 id="react-admin-title" tabIndex={-1}>
        A page
      </h1>
      {children}
    </>
  );
}

const openFirst = () =>
  render(
    <MemoryRouter>
      <Framed>
        <Routes>
          <Route path="/" element={<Link to="/second">On the page</Link>} />
          <Route path="/second" element={<p>Second</p>} />
        </Routes>
      </Framed>
    </MemoryRouter>,
  );

it('a new page of the console begins at its heading where what was pressed has gone', async () => {
  const user = userEvent.setup();
  openFirst();
  screen.getByText('On the page').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Second')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('a new page of the console leaves the focus where it is in the menu', async () => {
  const user = userEvent.setup();
  openFirst();
  screen.getByText('In the menu').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Second')).toBeTruthy();
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByText('In the menu'));
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

type Name = 'Ada' | 'Bo' | 'Cy';
/** Ada’s row goes when her button is pressed, as does Cy’s, outside the panel; Bo’s button is disabled for a moment. */
function Page() {
  useKeptFocus();
  const [gone, setGone] = useState<Name[]>([]);
  const [isPending, setPending] = useState(false);
  const accept = (name: Name) => setGone((before) => [...before, name]);
  const ask = () => {
    setPending(true);
    setTimeout(() => setPending(false));
  };
  return (
    <>
      <h1 id="react-admin-title" tabIndex={-1}>
        Groups
      </h1>
      <p>People who want to help</p>
      <div role="tabpanel" aria-label="Applications">
        {!gone.includes('Ada') && (
          <button type="button" onClick={() => accept('Ada')}>
            Ada
          </button>
        )}
        <button type="button" onClick={ask} disabled={isPending}>
          Bo
        </button>
      </div>
      {!gone.includes('Cy') && (
        <button type="button" onClick={() => accept('Cy')}>
          Cy
        </button>
      )}
    </>
  );
}

it.each([
  ['in its panel', 'Ada', 'tabpanel', 'Applications'],
  ['at the heading of the page', 'Cy', 'heading', 'Groups'],
  ['where it is, once it is enabled again', 'Bo', 'button', 'Bo'],
])('who presses a control by the keyboard that goes away is %s', async (_where, pressed, role, name) => {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole('button', { name: pressed }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});

it('whoever has clicked elsewhere since is taken nowhere', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const ada = screen.getByRole('button', { name: 'Ada' });
  ada.focus();
  await user.click(screen.getByText('People who want to help'));
  ada.click();
  for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { useOrganization } from '../../session/use-organization.ts';
import { Tour } from './Tour.tsx';

freshConsole();

/** Says who is here, once that is known to the tour too. */
function Viewer() {
  return <p>{useOrganization().session?.account.username}</p>;
}

async function open(given: Parameters<typeof openPart>[1] = {}) {
  const part = await openPart(
    <>
      <h1 id="react-admin-title" tabIndex={-1}>
        Today
      </h1>
      <Tour providerId="charity-1" />
      <Viewer />
    </>,
    given,
  );
  await screen.findByText('manager');
  return part;
}

it('is offered at the first visit, has five steps, and is over at its end [DSK-15]', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Take the tour' }));
  for (const step of ['Calendar', 'Stamps', 'Attendance', 'Volunteers']) {
    expect(screen.getByText(new RegExp(`^${step}: `))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  expect(screen.getByText('Step 5 of 5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Tour' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' }));
  unmount();
  const { container } = await open();
  expect(container.querySelector('button')).toBeNull();
});

it('can be declined, and found again by its address [DSK-15]', async () => {
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  first.unmount();
  const { user, whereTo } = await open({ at: '/part?tour=1' });
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(whereTo()).toBe('/part');
});

it('leaves out the pages that the viewer may not open [DSK-15]', async () => {
  const { user } = await open({ roles: ['employees'] });
  await user.click(await screen.findByRole('button', { name: 'Take the tour' }));
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { BannedPeople } from './BannedPeople.tsx';

freshConsole();

const ban = {
  reason: 'Rude at the door',
  createdAt: '2026-03-07T15:00:00.000Z',
  isCarried: true,
  chariteer: { id: 'ana', username: 'ana', nameFirst: 'Ana', nameLast: 'Ruiz' },
};

async function openList(answers: Answers = {}) {
  const part = await openPart(<BannedPeople providerId="charity-1" />, {
    answers: { providerBans: [ban], ...answers },
  });
  await screen.findByText('Recognized');
  return part;
}

const lift = () => screen.getByRole('button', { name: 'Unblock Ana Ruiz' });

it('says whom, since when and why, and that somebody was known again [SAF-15: the list of blocks]', async () => {
  await openList();
  expect(screen.getByText(/since Mar 7, 2026: same address, .+: “Rude at the door”/)).toBeTruthy();
});

it('a block is lifted after a question, and the list asked for again [SAF-15: lifting]', async () => {
  const { user, asked } = await openList({ liftProviderBan: true });
  await user.click(lift());
  await user.click(await screen.findByRole('button', { name: 'Keep blocked' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(lift());
  expect(asked('ConsoleLiftBan')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('Ana Ruiz can sign up again.')).toBeTruthy();
  expect(asked('ConsoleLiftBan')).toEqual([{ providerId: 'charity-1', chariteerId: 'ana' }]);
  await waitFor(() => expect(asked('ConsoleProviderBans')).toHaveLength(2));
});

it('says why, closes the question, and shows what has become of it [SAF-15: a lifting that is refused]', async () => {
  const { user, asked } = await openList({ liftProviderBan: refusal('NOT_FOUND') });
  await user.click(lift());
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(asked('ConsoleProviderBans')).toHaveLength(2));
  expect(screen.queryByText('Ana Ruiz can sign up again.')).toBeNull();
});

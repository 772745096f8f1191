import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { StaffQueue } from './StaffQueue.tsx';

freshConsole();

const open = (total: number) =>
  openPart(<StaffQueue />, {
    isStaff: true,
    answers: {
      charityRequestPage: { waitingCount: total },
      providerPage: { total },
      guildsWithoutAdmin: { total },
      likelyDoubles: { total },
      factorRecoveries: Array.from({ length: total }, (_, index) => ({ id: String(index) })),
      outboxPage: { total },
    },
  });

it('says what waits for staff, people first, each with its page [ONB-02]', async () => {
  const { asked } = await open(2);
  const card = await screen.findByRole('region', { name: 'Waiting for staff' });
  const rows = within(card)
    .getAllByRole('listitem')
    .map((row) => [
      row.firstChild?.textContent,
      within(row)
        .getByRole('link', { name: /^Review: / })
        .getAttribute('href'),
    ]);
  expect(rows).toEqual([
    ['2 people are locked out', '/recoveries'],
    ['2 charities want to join', '/charity-requests'],
    ['2 emails failed', `/outbox?filter=${encodeURIComponent('{"status":"failed"}')}`],
    ['2 guilds have no admin', '/resting-guilds'],
    ['2 likely duplicates', '/doubles'],
    ['2 hidden charities to finish', `/providers?filter=${encodeURIComponent('{"isVisible":false}')}`],
  ]);
  expect(asked('StaffQueue')).toHaveLength(1);
});

it('says when nothing waits', async () => {
  await open(0);
  expect(await screen.findByText('Nothing waits for staff.')).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

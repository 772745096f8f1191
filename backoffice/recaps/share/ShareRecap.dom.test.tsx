import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { ShareRecap } from './ShareRecap.tsx';

freshConsole();

it('makes a link for a period, shows it once, and ends it [HRS-15]', async () => {
  let since: string | null = null;
  const answers = {
    recapSharedAt: () => since,
    shareRecap: () => {
      since = '2026-11-05T12:00:00.000Z';
      return { address: 'https://example.test/shared-recap/secret' };
    },
    unshareRecap: () => {
      since = null;
      return true;
    },
  };
  const part = await openPart(<ShareRecap providerId="charity-1" period="2026-11" />, { answers });
  await part.user.click(await screen.findByRole('button', { name: 'Create link' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link (shown once)' });
  expect(link.value).toBe('https://example.test/shared-recap/secret');
  expect(part.asked('ShareRecap')).toEqual([{ providerId: 'charity-1', period: '2026-11' }]);
  await screen.findByText(/Shared since November 5, 2026/);
  await part.user.click(screen.getByRole('button', { name: 'End link' }));
  await screen.findByRole('button', { name: 'Create link' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

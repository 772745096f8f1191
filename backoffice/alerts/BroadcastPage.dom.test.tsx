import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { BroadcastPage } from './BroadcastPage.tsx';

freshConsole();

const quest = {
  id: 'quest-1',
  eventTitle: 'Supper',
  eventType: 'OSV',
  publishingStatus: 'Published',
  startedAt: '2099-03-01T22:00:00.000Z',
  endedAt: null,
  resourceMaxNumber: 5,
  takenCount: 2,
  providerId: 'charity-1',
  location: null,
};

const open = (isVisible: boolean) =>
  openPart(<BroadcastPage />, {
    at: '/quests/quest-1/broadcast',
    path: '/quests/:id/broadcast',
    answers: {
      alertDesk: {
        id: 'quest-1',
        mana: 20,
        packages: [],
        viewerBuysMana: true,
        channels: ['email'],
        sent: [],
        labels: [],
        quest: { ...quest, provider: { id: 'charity-1', name: 'Charity One', isVisible } },
      },
      districts: [{ id: 'pier', name: 'The pier' }],
      areaOutlines: { areas: [], sheets: [] },
    },
  });

it('one that is shown to nobody reads why it cannot send, in place of the filters [ALE-11: hidden charities]', async () => {
  await open(false);
  expect(await screen.findByText(/^Your charity is hidden/)).toBeTruthy();
  expect(screen.queryByText('Calculate')).toBeNull();
});

it('any other finds the filters [ALE-11: hidden charities]', async () => {
  await open(true);
  expect(await screen.findByText('Calculate')).toBeTruthy();
});

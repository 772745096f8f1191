import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { fakeEventSource } from '../../../tests/support/fake-event-source.ts';
import { QuestEditPage } from './QuestEditPage.tsx';

freshConsole();

const QUEST = {
  id: 'quest-1',
  providerId: 'charity-1',
  eventType: 'OSV',
  publishingStatus: 'Draft',
  startedAt: '2990-03-05T22:30:00.000Z',
  endedAt: '2990-03-06T01:00:00.000Z',
  resourceMaxNumber: 12,
};

it('tells of a colleague’s change beside what is typed, and shows it when asked [DSK-12]', async () => {
  const streams = fakeEventSource();
  let quest = { ...QUEST, eventTitle: 'Lunch', updatedAt: '2026-11-01T00:00:00.000Z' };
  const { user } = await openPart(<QuestEditPage />, {
    answers: { quest: () => quest, veilOfTime: '2990-12-31' },
    invents: true,
    at: '/quests/quest-1/edit',
    path: '/quests/:id/edit',
  });
  await screen.findByRole('dialog', { name: 'Edit Quest' });
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Quest' }));
  const title = () => dialog().getByRole('textbox', { name: /^Title/ });
  await user.type(title(), ' for all');
  quest = { ...quest, eventTitle: 'Supper', updatedAt: '2026-11-02T00:00:00.000Z' };
  act(() => streams.open().tell('change', { questIds: ['quest-1'] }));
  expect(await dialog().findByText('Someone else changed this quest.')).toBeTruthy();
  expect(title()).toHaveProperty('value', 'Lunch for all');
  await user.click(dialog().getByRole('button', { name: 'Reload' }));
  expect(title()).toHaveProperty('value', 'Supper');
  expect(dialog().queryByText('Someone else changed this quest.')).toBeNull();
});

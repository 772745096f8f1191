import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { UnansweredMessages } from './UnansweredMessages.tsx';

freshConsole();

const WAITING = { total: 3, quests: [{ id: 'q1', eventTitle: 'Soup', count: 3 }] };
const part = <UnansweredMessages providerId="charity-1" />;

it('what waits is told where the day begins, and leads to its quest [MSG-23: the count]', async () => {
  await openPart(part, { answers: { unansweredMessages: WAITING } });
  expect((await screen.findByRole('status')).textContent).toContain('Unanswered messages: 3');
  expect(screen.getByRole('link', { name: 'Soup (3)' }).getAttribute('href')).toBe('/quests/q1/show');
});

it('where nothing waits, and for who may not answer, nothing stands there [MSG-23: the count]', async () => {
  const none = await openPart(part, { answers: { unansweredMessages: { total: 0, quests: [] } } });
  await waitFor(() => expect(none.asked('ConsoleUnanswered')).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
  none.unmount();
  const board = await openPart(part, {
    answers: { unansweredMessages: WAITING },
    roles: ['boardMembers'],
  });
  expect(board.asked('ConsoleUnanswered')).toEqual([]);
});

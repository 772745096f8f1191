import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import type { StampDetails } from '../book-record/stamp-book-record.ts';
import { StampMenu } from './StampMenu.tsx';

freshConsole();

const stamp = { id: 'soup', providerId: 'charity-1', stampTitle: 'Soup' } as StampDetails;
const editor = { books: { stampBook: [] }, change: vi.fn() } as unknown as Parameters<
  typeof StampMenu
>[0]['editor'];
const times = { weeks: [1], days: [6], last: false, startTime: '09:00', endTime: '12:00' };
const regularOf = (id: string, stampId: string) => ({
  ...{ id, stampId, locationId: 'hall', eventTitle: 'Soup', place: 'Hall', times, lastDates: [] },
  ...{ pausedUntil: null, askedUntil: null, chariteer: { username: id, nameFirst: null, nameLast: null } },
});

it.each([
  [
    'says how many come every time',
    'soup',
    'Its monthly times go too. Its quests stay. 2 people come every time. We’ll tell them.',
  ],
  ['says no more where no one does', 'bread', 'Its monthly times go too. Its quests stay.'],
])('deleting a stamp %s [REG-06]', async (_what, stampId, note) => {
  const charityRegulars = { percent: 60, regulars: [regularOf('a', stampId), regularOf('b', stampId)] };
  const deleteStamp = { id: 'soup', undoToken: 't' };
  const { user, asked } = await openPart(<StampMenu stamp={stamp} editor={editor} />, {
    answers: { charityRegulars, deleteStamp },
  });
  await user.click(screen.getByRole('button', { name: /Soup/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(note)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete stamp' }));
  await vi.waitFor(() => expect(asked('DeleteStamp')).toEqual([{ id: 'soup' }]));
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { keepMarks, keptMarks } from '../marks/mark-store.ts';
import { withMark, withRefused } from '../marks/waiting-marks.ts';
import { AttendeeRow } from './AttendeeRow.tsx';

freshConsole();

const KEY = { accountId: 'me', questId: 'quest-1' };
const ana = attendeeOf('Ana Ruiz');
const saved = { id: ana.contract.id, status: null, markedAt: null, ownMarkedAt: null };

it('says at its row why a mark was refused, and discards it [CHK-02]', async () => {
  const marks = withMark([], saved, 'Present', Date.now());
  keepMarks(KEY, () => withRefused(marks, marks, 'Ana Ruiz: They dropped out.'));
  const kept = keptMarks(KEY)[0];
  const actions = { onMark: () => {}, onOptions: () => {}, onPreview: null, onEmergency: null };
  const { user } = await openPart(
    <AttendeeRow {...ana} {...actions} kept={kept} keptKey={KEY} isLocked={false} />,
  );
  expect(await screen.findByText('Ana Ruiz: They dropped out.')).toBeTruthy();
  expect(screen.queryByText(/not saved|waiting/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(keptMarks(KEY)).toEqual([]);
});

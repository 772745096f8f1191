import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { fakeEventSource } from '../../../tests/support/fake-event-source.ts';
import { calendarQuest } from '../../../tests/support/planned-charity.ts';
import { useCalendarMonth } from './use-calendar-month.ts';

freshConsole();

function Shown() {
  const [month, setMonth] = useState('2026-11');
  const { quests, isLoading } = useCalendarMonth('charity-1', month);
  return (
    <>
      {isLoading && <p>Loading</p>}
      <p>{quests.map(({ eventTitle }) => eventTitle).join()}</p>
      <button type="button" onClick={() => setMonth('2026-12')}>
        Next
      </button>
    </>
  );
}

it('asks for one charity and the window of the shown month, whose quests stay until others come [CAL-05, API-13]', async () => {
  const row = { ...calendarQuest({ eventTitle: 'Lunch' }), startedAt: '2026-11-20T15:00:00Z', endedAt: null };
  let next: () => void = () => undefined;
  const held = new Promise((resolve) => {
    next = () => resolve([{ ...row, eventTitle: 'Supper' }]);
  });
  const answers = [[row], held];
  const { user, asked } = await openPart(<Shown />, {
    answers: { getSpecificQuests: () => answers.shift() },
  });
  expect(await screen.findByText('Lunch')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(screen.getByText('Lunch')).toBeTruthy();
  next();
  expect(await screen.findByText('Supper')).toBeTruthy();
  expect(asked('CalendarMonth')).toEqual([
    { providerId: 'charity-1', from: '2026-10-26T04:00:00.000Z', until: '2026-12-08T05:00:00.000Z' },
    { providerId: 'charity-1', from: '2026-11-25T05:00:00.000Z', until: '2027-01-08T05:00:00.000Z' },
  ]);
});

it('asks again for the month that others change, while its address is watched [DSK-12]', async () => {
  const streams = fakeEventSource();
  const { user, asked } = await openPart(<Shown />, { answers: { getSpecificQuests: [] } });
  await waitFor(() => expect(asked('CalendarMonth')).toHaveLength(1));
  expect(streams.open().url).toBe('/changes?charity=charity-1&month=2026-11');
  act(() => {
    streams.open().tell('ready');
    streams.open().tell('change', { questIds: ['new'] });
  });
  await waitFor(() => expect(asked('CalendarMonth')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(streams.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(streams.open().url).toContain('2026-12');
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { englishIn } from '../../../tests/support/english-in.ts';
import { calendarQuest, NO_ACTIONS } from '../../../tests/support/planned-charity.ts';
import { CalendarLoading } from '../CalendarLoading.tsx';
import { CalendarContext } from './calendar-context.ts';
import { MonthList } from './MonthList.tsx';

freshConsole();

it('its days, those that have passed and the waiting are Spanish [LNG-07: the month on a phone]', async () => {
  const quest = calendarQuest({
    day: '2020-03-05',
    startedAt: Date.parse('2020-03-05T22:30:00Z'),
    endedAt: null,
  });
  const context = { ...NO_ACTIONS, month: '2020-03' };
  const list = { month: '2020-03', quests: [quest], trayRef: { current: null }, onMonth: () => {} };
  await openPart(
    <CalendarContext value={context}>
      <CalendarLoading />
      <MonthList {...list} />
    </CalendarContext>,
    { locale: 'es' },
  );
  expect(screen.getByText('Antes en este mes')).toBeTruthy();
  expect(screen.getByText('jueves, 5 de marzo')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Cargando el calendario, un momento…');
  expect(englishIn()).toEqual([]);
});

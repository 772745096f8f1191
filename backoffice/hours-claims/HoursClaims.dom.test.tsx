import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshConsole, openPart } from '../../tests/support/console-part.tsx';
import { HoursClaims } from './HoursClaims.tsx';

freshConsole();

const claim = {
  id: 'h1',
  kind: 'dispute',
  questId: 'q1',
  status: 'Present',
  actualArrivalAt: '2026-03-07T15:00:00.000Z',
  actualDepartureAt: '2026-03-08T00:00:00.000Z',
  words: 'I cooked before.',
  plannedArrivalAt: '2026-03-07T15:00:00.000Z',
  plannedDepartureAt: '2026-03-07T17:00:00.000Z',
  markedStatus: 'Absent',
  markedArrivalAt: null,
  markedDepartureAt: null,
  needsReason: true,
  chariteer: { id: 'ana', username: 'ana', nameFirst: 'Ana', nameLast: 'Diaz' },
  quest: {
    id: 'q1',
    eventTitle: 'Soup',
    startedAt: '2026-03-07T15:00:00.000Z',
    endedAt: '2026-03-07T17:00:00.000Z',
    provider: { id: 'p1', name: 'Harbor Table' },
  },
};

it('shows date, plan, mark and claim, and accepts hours over the plan with a reason only [HRS-06]', async () => {
  const answers = { hoursClaims: [claim], answerHoursClaim: { id: 'h1', state: 'accepted' } };
  const { user, asked } = await openPart(<HoursClaims providerId="charity-1" />, { answers });
  const row = await screen.findByRole('listitem');
  for (const text of [
    'Sat, Mar 7, 2026',
    '10:00 am to 12:00 pm',
    'Absent',
    'Present, 10:00 am to 7:00 pm',
    'Over 2 hours past the plan. Accepting needs a reason.',
  ])
    expect(within(row).getByText(text)).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Answer Ana Diaz' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Present, 10:00 am to 7:00 pm')).toBeTruthy();
  expect(asked('ConsoleAnswerHoursClaim')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Answer' }));
  expect(await within(dialog).findByText('Say why.')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: /should they know/ }), 'She did.');
  await user.click(within(dialog).getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Ana Diaz will get your answer.')).toBeTruthy();
  expect(asked('ConsoleAnswerHoursClaim')).toMatchObject([
    { id: 'h1', answer: 'accepted', reason: 'She did.' },
  ]);
});

it('names the charity to staff, who decide for many [HRS-07]', async () => {
  await openPart(<HoursClaims providerId={null} />, { isStaff: true, answers: { hoursClaims: [claim] } });
  expect(await screen.findByText('Harbor Table')).toBeTruthy();
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, freshConsole, openPart, refusal } from '../../tests/support/console-part.tsx';
import { MessagingPage } from './MessagingPage.tsx';
import { RemindersCard } from './RemindersCard.tsx';

freshConsole();

const DEFAULT = { chosen: null, reminders: ['2d', '3h'] };
const openCard = (answers: Answers = {}, stampId?: string, locale: 'en' | 'es' = 'en') =>
  openPart(<RemindersCard providerId="charity-1" {...(stampId && { stampId })} />, {
    answers: { reminderSetting: DEFAULT, setReminders: DEFAULT, ...answers },
    locale,
  });
const tick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the reminders of a charity', () => {
  it('says in a sentence which go, and that of what is ticked [REM-01: console]', async () => {
    const { user } = await openCard();
    expect(await screen.findByText('Sent 2 days and 3 hours before.')).toBeTruthy();
    await user.click(await tick('1 hour before'));
    expect(screen.getByText('Sent 2 days, 3 hours and 1 hour before.')).toBeTruthy();
    for (const name of ['2 days before', '3 hours before', '1 hour before'])
      await user.click(await tick(name));
    expect(screen.getByText('No reminders.')).toBeTruthy();
  });

  it('lets three be ticked and no fourth, and saves them by the keyboard [REM-01: console]', async () => {
    const { user, asked } = await openCard();
    await user.click(await tick('7 days before'));
    expect((await tick('1 day before')).disabled).toBe(true);
    expect((await tick('7 days before')).disabled).toBe(false);
    screen.getByRole('button', { name: 'Save reminders' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Reminders saved')).toBeTruthy();
    expect(asked('SetReminders')).toEqual([
      { providerId: 'charity-1', stampId: null, reminders: ['2d', '3h', '7d'] },
    ]);
  });

  it('refused, the choice stays and says why', async () => {
    const { user } = await openCard({ setReminders: refusal('FORBIDDEN') });
    await user.click(await tick('1 day before'));
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await tick('1 day before')).checked).toBe(true);
  });
});

describe('the reminders of a stamp', () => {
  it('are those of the charity, or its own [REM-01: console]', async () => {
    const { user, asked } = await openCard({}, 'stamp-1');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(await screen.findByRole('radio', { name: 'Its own reminders' }));
    await user.click(await tick('2 days before'));
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    await waitFor(() =>
      expect(asked('SetReminders')).toEqual([
        { providerId: 'charity-1', stampId: 'stamp-1', reminders: ['3h'] },
      ]),
    );
  });

  it('go back to those of the charity [REM-01: console]', async () => {
    const { user, asked } = await openCard(
      { reminderSetting: { chosen: ['1h'], reminders: ['1h'] } },
      'stamp-1',
    );
    expect(await screen.findByText('Sent 1 hour before.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Same as all the charity’s quests' }));
    await user.click(screen.getByRole('button', { name: 'Save reminders' }));
    await waitFor(() =>
      expect(asked('SetReminders')).toEqual([
        { providerId: 'charity-1', stampId: 'stamp-1', reminders: null },
      ]),
    );
  });
});

it('in Spanish [LNG-07: reminders]', async () => {
  await openCard({}, undefined, 'es');
  expect(await screen.findByText('Salen 2 días y 3 horas antes.')).toBeTruthy();
});

it('the page «Messages» shows them for the charity at work', async () => {
  const { asked } = await openPart(<MessagingPage />, { answers: { reminderSetting: DEFAULT } });
  expect(await screen.findByRole('region', { name: 'Reminders' })).toBeTruthy();
  expect(asked('ReminderSetting')).toEqual([{ providerId: 'charity-1', stampId: null }]);
});

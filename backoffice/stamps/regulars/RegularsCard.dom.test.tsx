import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import { RegularsCard } from './RegularsCard.tsx';

freshConsole();

const times = { weeks: [1, 3], days: [6], last: false, startTime: '09:00', endTime: '12:00' };
const regularOf = (id: string, nameFirst: string) => ({
  ...{ id, stampId: 'soup', locationId: 'hall', eventTitle: 'Serve soup', place: 'Hall', times },
  ...{ pausedUntil: null, askedUntil: null },
  chariteer: { username: id, nameFirst, nameLast: 'Delmar' },
  lastDates: [
    { day: '2026-11-21', isOn: true, status: 'Present' },
    { day: '2026-11-07', isOn: false, status: null },
  ],
});
const REGULARS = {
  percent: 60,
  regulars: [regularOf('rosa1', 'Rosa'), { ...regularOf('ada2', 'Ada'), pausedUntil: '2026-12-30' }],
};
const openCard = (answers: Answers = {}, locale: 'en' | 'es' = 'en') =>
  openPart(<RegularsCard providerId="charity-1" />, {
    answers: { charityRegulars: REGULARS, endRegular: true, setRegularShare: REGULARS, ...answers },
    locale,
  });

describe('the regulars of a charity', () => {
  it('stand by entry with their last dates, and are taken off after a question [REG-07: console]', async () => {
    const { user, asked } = await openCard();
    const list = await screen.findByRole('list', {
      name: 'Serve soup · 1st and 3rd Saturday, 9:00 am to 12:00 pm · Hall',
    });
    expect(list.textContent).toContain('Rosa DelmarLast dates: 11/21 Present, 11/7 not there');
    expect(list.textContent).toContain('Paused until 12/30');
    await user.click(screen.getByRole('button', { name: 'Take off Rosa Delmar' }));
    await user.click(await screen.findByRole('button', { name: 'Take off' }));
    expect(asked('EndRegular')).toEqual([{ id: 'rosa1' }]);
  });

  it('take a share of spots that is a percentage [REG-03: console]', async () => {
    const { user, asked } = await openCard();
    const share = await screen.findByLabelText('Share for regulars (%)');
    await user.clear(share);
    await user.type(share, '101');
    expect(screen.getByText('Choose from 1 to 100 percent.')).toBeTruthy();
    await user.clear(share);
    await user.type(share, '40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked('SetRegularShare')).toEqual([{ providerId: 'charity-1', percent: 40 }]);
  });

  it('in Spanish, with none yet [REG-07: console]', async () => {
    await openCard({ charityRegulars: { percent: 60, regulars: [] } }, 'es');
    expect(await screen.findByText(/Nadie viene siempre todavía/)).toBeTruthy();
  });
});

import { describe, expect, it } from 'vitest';
import { monthSums, type PastSignUp, resultOf, resultText, rewardOf } from './quest-history.ts';

const contract: PastSignUp['contract'] = {
  ending: null,
  status: null,
  quest: null,
};
const credits = (minutes: number, reputation: number): PastSignUp['credits'] => [
  { type: 'volunteerTime', value: minutes },
  { type: 'reputation', value: reputation },
];

describe('history of a volunteer', () => {
  it('the result is read from the credits [ATT-07, ATT-08, ATT-09]', () => {
    expect(resultOf({ contract, credits: credits(120, 10) })).toBe('Present');
    expect(resultOf({ contract, credits: credits(0, 0) })).toBe('Dismissed');
    expect(resultOf({ contract, credits: credits(0, -10) })).toBe('Absent');
  });

  it('without credits it is what was recorded', () => {
    expect(resultOf({ contract, credits: [] })).toBe('Signed up');
    expect(resultOf({ contract: { ...contract, ending: 'BAILED_OUT' }, credits: [] })).toBe('BAILED_OUT');
    expect(resultOf({ contract: { ...contract, status: 'Cancelled' }, credits: [] })).toBe('Cancelled');
  });

  it('a place that was handed over is no bail-out [SWP-05: the history]', () => {
    expect(resultOf({ contract: { ...contract, ending: 'HANDED_OVER' }, credits: [] })).toBe('HANDED_OVER');
    expect(resultText('en', 'HANDED_OVER')).toBe('Handed over');
  });

  it('in the history a sign-up for a quest that was called off is Cancelled, unless the place was given back before [DEC-61]', () => {
    const calledOff = { ...contract, quest: { publishingStatus: 'Cancelled' } };
    expect(resultOf({ contract: calledOff, credits: [] })).toBe('Cancelled');
    expect(resultOf({ contract: { ...calledOff, ending: 'BAILED_OUT' }, credits: [] })).toBe('BAILED_OUT');
    const shown = { ...contract, quest: { publishingStatus: 'Published' } };
    expect(resultOf({ contract: shown, credits: [] })).toBe('Signed up');
  });

  it('the reward reads in hours and in signed reputation [CON-16, CON-17]', () => {
    expect(rewardOf('en', { credits: credits(150, 10) })).toBe('2.5 hours, +10 REP');
    expect(rewardOf('en', { credits: credits(150, 10).toReversed() })).toBe('2.5 hours, +10 REP');
    expect(rewardOf('en', { credits: credits(60, -10) })).toBe('1 hour, -10 REP');
    expect(rewardOf('en', { credits: credits(30, 0) })).toBe('0.5 hours, +0 REP');
    expect(rewardOf('en', { credits: credits(0, 10) }), 'a delivered meal').toBe('+10 REP');
    expect(rewardOf('en', { credits: [] })).toBeNull();
  });

  it.each([
    ['en', 'Bailed out', '2.5 hours, +10 REP'],
    ['es', 'Baja', '2.5 horas, +10 de reputación'],
    ['ar', 'انسحبت', '2.5 ساعة، السمعة: \u2068+10\u2069'],
  ] as const)('result and reward are said in %s [LNG-02: the history]', (locale, result, reward) => {
    expect(resultText(locale, 'BAILED_OUT')).toBe(result);
    expect(resultText(locale, 'As recorded'), 'what is not known').toBe('As recorded');
    expect(rewardOf(locale, { credits: credits(150, 10) })).toBe(reward);
  });

  it('a month in New York is summed up, also one that earned nothing [CON-16]', () => {
    const earned = [
      { instant: Date.parse('2026-11-01T03:59:00Z'), minutes: 90 },
      { instant: Date.parse('2026-11-01T04:00:00Z'), minutes: 60 },
      { instant: Date.parse('2026-11-30T12:00:00Z'), minutes: 150 },
    ];
    expect(monthSums(['2026-12', '2026-11'], earned)).toEqual([
      { month: '2026-12', minutes: 0 },
      { month: '2026-11', minutes: 210 },
    ]);
  });
});

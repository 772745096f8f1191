import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import {
  isTimeToKeep,
  isWinner,
  lastDayToChoose,
  rankedStandings,
  winnerMayStillChoose,
} from './contest-standings.ts';

const of = (name: string, minutes: number, memberCount: number) => ({ name, minutes, memberCount });

describe('the standings of the contest', () => {
  it('more hours stand first; as many hours by hours a member; both alike share a rank [CTS-10: the order]', () => {
    const ranked = rankedStandings([
      of('none', 0, 3),
      of('many people', 600, 20),
      of('few people', 600, 4),
      of('as few people', 600, 4),
      of('most', 601, 500),
      of('nobody left', 60, 0),
    ]);
    expect(ranked.map(({ name, rank }) => [name, rank])).toEqual([
      ['most', 1],
      ['few people', 2],
      ['as few people', 2],
      ['many people', 4],
      ['nobody left', 5],
      ['none', 6],
    ]);
  });

  it('nobody wins without hours [CTS-10: the winner]', () => {
    expect(isWinner({ rank: 1, minutes: 1 })).toBe(true);
    expect(isWinner({ rank: 1, minutes: 0 })).toBe(false);
    expect(isWinner({ rank: 2, minutes: 90 })).toBe(false);
  });

  it('the winner chooses to the end of April 30 in New York [CTS-10: the choice]', () => {
    expect(lastDayToChoose(2027)).toBe('2027-04-30');
    expect(winnerMayStillChoose(2027, instantOf('2027-04-30', '23:59'))).toBe(true);
    expect(winnerMayStillChoose(2027, instantOf('2027-05-01', '00:00'))).toBe(false);
  });

  it.each([
    ['2027-03-31', '23:59', false],
    ['2027-04-01', '00:00', true],
    ['2027-04-07', '23:59', true],
    ['2027-04-08', '00:00', false],
  ])('on %s at %s in New York the result is to be kept: %s [CTS-11: when]', (day, clock, isTime) => {
    expect(isTimeToKeep(2027, instantOf(day, clock))).toBe(isTime);
  });
});

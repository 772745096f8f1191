import { describe, expect, it } from 'vitest';
import {
  addressOf,
  choiceIn,
  choiceProblem,
  countText,
  defaultChoice,
  leaderboardFilter,
} from './leaderboard-choice.ts';

const NOW = Date.parse('2026-11-28T15:00:00Z');
const DEFAULT_CHOICE = defaultChoice(NOW);

describe('what the leaderboard is narrowed to', () => {
  it('from 2023-01-01 to 2030-01-01 unless the address says otherwise [VOL-02, DEC-19]', () => {
    expect(choiceIn(new URLSearchParams(), NOW)).toEqual({ from: '2023-01-01', to: '2030-01-01', q: '' });
    const chosen = { from: '2026-11-01', to: '2026-11-30', q: 'ann' };
    expect(choiceIn(new URLSearchParams(addressOf(chosen, NOW)), NOW)).toEqual(chosen);
    expect(addressOf(DEFAULT_CHOICE, NOW)).toEqual({});
    expect(choiceIn(new URLSearchParams('from='), NOW)).toMatchObject({ from: '' });
  });

  it.each([
    ['2028-12-31T12:00:00Z', '2030-01-01'],
    ['2029-01-01T04:59:00Z', '2030-01-01'],
    ['2029-01-01T05:00:00Z', '2030-12-31'],
    ['2035-06-01T12:00:00Z', '2036-12-31'],
  ])('goes at %s to the later of 2030-01-01 and the end of next year: %s [VOL-02, DEC-87]', (now, to) => {
    expect(defaultChoice(Date.parse(now)).to).toBe(to);
  });

  it('both days are included, by the clock of New York [VOL-02]', () => {
    expect(leaderboardFilter({ from: '2026-11-01', to: '2026-11-30', q: ' ann ' }, NOW)).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      until: '2026-12-01T05:00:00.000Z',
      q: 'ann',
    });
    expect(leaderboardFilter({ from: '2026-11-01', to: '', q: '' }, NOW)).toEqual({
      from: '2026-11-01T04:00:00.000Z',
      until: '2030-01-02T05:00:00.000Z',
    });
  });

  it('nothing is listed without a start, nor backwards [VOL-03]', () => {
    expect(choiceProblem({ ...DEFAULT_CHOICE, from: '' })).toBe('no start');
    expect(choiceProblem({ ...DEFAULT_CHOICE, from: '2026-02-30' })).toBe('no start');
    expect(choiceProblem({ from: '2026-11-02', to: '2026-11-01', q: '' })).toBe('ends before it starts');
    expect(choiceProblem({ from: '2026-11-02', to: '2026-11-02', q: '' })).toBeNull();
    expect(choiceProblem({ ...DEFAULT_CHOICE, to: '' })).toBeNull();
  });

  it('tells how many there are [VOL-05]', () => {
    expect([0, 1, 1_204].map(countText)).toEqual(['Volunteers: 0', 'Volunteers: 1', 'Volunteers: 1,204']);
  });
});

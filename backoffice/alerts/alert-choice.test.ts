import { describe, expect, it } from 'vitest';
import {
  type AlertDesk,
  type Estimate,
  FIRST_FORM,
  inputOf,
  stepOf,
  volunteersText,
} from './alert-choice.ts';

const desk = (mana: number, packages: object[] = []) =>
  ({
    mana,
    packages,
    channels: ['email'],
    quest: { provider: { name: 'Harbor Table' } },
  }) as unknown as AlertDesk;
const estimate = (count: number, manaCost: number) =>
  ({ volunteers: Array.from({ length: count }, (_, id) => ({ id: String(id) })), manaCost }) as Estimate;

describe('how far a broadcast has come', () => {
  it('it is calculated before it is reviewed [ALE-11, ALE-13]', () => {
    expect(stepOf(FIRST_FORM, null, desk(0))).toEqual({
      problem: null,
      canCalculate: true,
      canReview: false,
    });
    expect(stepOf(FIRST_FORM, estimate(2, 0), desk(0)).canReview).toBe(true);
  });

  it('nobody cannot be reviewed [ALE-13, ALE-19]', () => {
    expect(stepOf(FIRST_FORM, estimate(0, 0), desk(50))).toEqual({
      problem: 'Please select at least one volunteer.',
      canCalculate: true,
      canReview: false,
    });
  });

  it('nor what the charity cannot pay [ALE-13, ALE-20]', () => {
    expect(stepOf(FIRST_FORM, estimate(1, 10), desk(10)).canReview).toBe(true);
    expect(stepOf(FIRST_FORM, estimate(1, 10), desk(9))).toEqual({
      problem:
        'Harbor Table does not have a sufficient Mana balance to cover the cost of this broadcast. Purchasing Mana is coming soon. For now, try entering different parameters and recalculating again.',
      canCalculate: true,
      canReview: false,
    });
  });

  it('where Mana is sold, who can buy it is named instead [EDG-11]', () => {
    const sold = desk(9, [{ mana: 1000, cents: 950 }]);
    expect(stepOf(FIRST_FORM, estimate(1, 10), sold).problem).toBe(
      'Harbor Table doesn’t have enough Mana. Its admins can buy more.',
    );
  });

  it.each([
    ['ALE-14', { toEmail: false }, 'Please select some options before reviewing.'],
    ['ALE-14', { previousVolunteers: false }, 'Please select some options before reviewing.'],
    ['ALE-10', { minAge: '40', maxAge: '39' }, 'Maximum age should not be lower than Minimum age.'],
    ['ALE-09', { minAge: '' }, 'Enter ages from 10 to 99.'],
    ['ALE-09', { maxAge: '1e1' }, 'Enter ages from 10 to 99.'],
  ])('%s %j is neither calculated nor reviewed', (_, changes, problem) => {
    const form = { ...FIRST_FORM, ...changes };
    expect(stepOf(form, estimate(2, 0), desk(50))).toEqual({
      problem,
      canCalculate: false,
      canReview: false,
    });
  });

  it('what is typed goes out as the filters [ALE-03, API-29]', () => {
    const input = inputOf({ ...FIRST_FORM, minAge: ' 20 ', districtIds: ['3'] }, 'q');
    expect(input).toMatchObject({ questId: 'q', districtIds: ['3'], filters: { minAge: 20, maxAge: 75 } });
    expect([volunteersText(1), volunteersText(2)]).toEqual(['1 volunteer', '2 volunteers']);
  });
});

import { describe, expect, it } from 'vitest';
import { trainingWordsTexts } from '../texts/generated/training-words.ts';
import { type ShownTraining, trainingHint, waitingTrainings } from './training-copy.ts';

const t = trainingWordsTexts('en');
const WAITS = 'You applied; Page House has to mark it complete first.';
const FIRST_STEP = 'Apply; Page House marks it complete once it’s done.';
const training = (
  status: string,
  fulfilledBy: ShownTraining['fulfilledBy'],
  isFulfilled = false,
): ShownTraining => ({ status, fulfilledBy, isFulfilled });

describe('what a training still needs', () => {
  it.each<[ShownTraining, string | null]>([
    [training('Incomplete', 'Applying'), null],
    [training('Incomplete', 'Complete'), FIRST_STEP],
    [training('Expired', 'Complete'), FIRST_STEP],
    [training('Failed', 'Complete'), FIRST_STEP],
    [training('Interested', 'Applying'), WAITS],
    [training('Provisional', 'Complete'), WAITS],
    [training('Provisional', 'Applying', true), null],
    [training('Complete', 'Complete', true), null],
  ])('on the site it is said what is needed: %j → %s [SAF-14]', (shown, hint) => {
    expect(trainingHint(t, shown, 'Page House')).toBe(hint);
  });

  it('the quest says that it waits for the charity once nothing is left to apply for [SAF-14]', () => {
    const applied = training('Provisional', 'Complete');
    expect(waitingTrainings(t, [applied, training('Complete', 'Complete', true)], 'Page House')).toBe(WAITS);
    expect(waitingTrainings(t, [applied, training('Incomplete', 'Applying')], 'Page House')).toBeNull();
    expect(waitingTrainings(t, [], 'Page House')).toBeNull();
  });
});

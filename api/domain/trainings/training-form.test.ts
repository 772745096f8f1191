import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { problemsOfTraining, type TrainingForm, tidyTraining } from './training-form.ts';

const problemOf = (form: Partial<TrainingForm>) => problemsOfTraining(form)[0]?.message;

describe('the form of a training', () => {
  it('is tidied: one line for the name, nothing for an empty address, nothing for what is left out [OPEN-ORI-04]', () => {
    expect(tidyTraining({ name: '  Food \n safety ', url: ' ' })).toEqual({ name: 'Food safety', url: null });
    expect(tidyTraining({ name: null, description: null, estimatedCost: null })).toEqual({
      name: '',
      description: '',
      estimatedCost: null,
    });
  });

  it.each<[Partial<TrainingForm>, string | undefined]>([
    [{ name: 'x'.repeat(200) }, undefined],
    [{ name: '' }, 'Name the training.'],
    [{ name: 'x'.repeat(201) }, 'Keep the name to 200 characters.'],
    [{ description: 'x'.repeat(10_001) }, 'Keep the description to 10000 characters.'],
    [{ ageThreshold: 0 }, undefined],
    [{ ageThreshold: 120 }, undefined],
    [{ ageThreshold: 121 }, 'A whole age, 0 to 120.'],
    [{ ageThreshold: 17.5 }, 'A whole age, 0 to 120.'],
    [{ estimatedTime: 60_000 }, undefined],
    [{ estimatedTime: 60_001 }, 'Whole minutes, 0 to 60000.'],
    [{ estimatedTime: -1 }, 'Whole minutes, 0 to 60000.'],
    [{ estimatedCost: 1_000_000 }, undefined],
    [{ estimatedCost: 1_000_001 }, 'Enter $0.00 to $10000.00.'],
    [{ estimatedCost: Number.NaN }, 'Enter $0.00 to $10000.00.'],
    [{ ageThreshold: null, estimatedTime: null, estimatedCost: null, url: null }, undefined],
  ])('%j: %s [OPEN-ORI-04]', (form, problem) => {
    expect(inEnglish(problemOf(form))).toBe(problem);
  });

  it.each<[Partial<TrainingForm>, string | undefined]>([
    [{ isAboutSafety: true, fulfilledBy: 'Complete' }, undefined],
    [{ isAboutSafety: false, fulfilledBy: 'Applying' }, undefined],
    [{ isAboutSafety: false, fulfilledBy: 'Complete' }, undefined],
    [{ isAboutSafety: true, fulfilledBy: 'Applying' }, 'Someone has to mark safety trainings complete.'],
  ])('for a training about safety applying is never enough: %j: %s [SAF-14]', (form, problem) => {
    expect(inEnglish(problemOf(form))).toBe(problem);
  });

  it('a training that becomes one about safety asks for Complete by that [SAF-14]', () => {
    expect(tidyTraining({ isAboutSafety: true })).toEqual({ isAboutSafety: true, fulfilledBy: 'Complete' });
    expect(tidyTraining({ isAboutSafety: null, fulfilledBy: null })).toEqual({});
  });

  it.each(['https://a.example/x?y=1', 'HTTP://a.example'])('%s is an address [OPEN-ORI-04]', (url) => {
    expect(inEnglish(problemOf({ url }))).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    'a.example',
    'https://',
    'https:// a.example',
    'https://a.example/\nBcc: b',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('%j is no address [OPEN-ORI-04]', (url) => {
    expect(inEnglish(problemOf({ url }))).toBe('Start with https:// or http://.');
  });
});

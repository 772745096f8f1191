import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { tidyLine } from '../fields/field-kind.ts';
import type { QuestValues } from './quest-field.ts';
import { newQuestValues, orderResources, problemOfValues } from './quest-values.ts';

describe('the values of a quest', () => {
  it.each<[Partial<QuestValues>, string]>([
    [{ eventTitle: '' }, 'The quest title is required.'],
    [{ equipment: 'x'.repeat(1001) }, 'Keep the equipment to 1000 characters.'],
    [{ stampTitle: 'x'.repeat(51) }, 'Keep the stamp name to 50 characters.'],
    [{ stampIcon: 'stamp_sword_01' }, 'Choose an icon.'],
    [{ serviceTags: Array(11).fill('food') }, '10 tags of 500 characters at most.'],
    [{ serviceTags: ['food', 'x'.repeat(501)] }, '10 tags of 500 characters at most.'],
    [{ serviceTags: ['food', 'javascript:alert(1)'] }, 'The application link must start with https://.'],
    [{ flexibleMinimumTime: 0 }, 'Enter 1 minute to 16 hours.'],
    [{ flexibleMinimumTime: 961 }, 'Enter 1 minute to 16 hours.'],
    [{ agePolicyIndex: -1 }, 'Choose one of the charity’s age policies.'],
    [{ prerequisiteMinutes: 0.5 }, 'Required hours must be 0 or more.'],
  ])('%j is refused [EDQ-10, ENT-21]', (values, problem) => {
    expect(inEnglish(problemOfValues(values))).toBe(problem);
  });

  it('what the form offers is accepted, and what is left out is not checked [STM-03, STM-09]', () => {
    const offered = {
      stampIcon: 'stamp_bread_01',
      serviceTags: ['food', 'https://apply.example'],
      flexibleMinimumTime: 240,
      prerequisiteMinutes: 6000,
      agePolicyIndex: 3,
    };
    expect(problemOfValues(offered)).toBeNull();
    expect(problemOfValues({})).toBeNull();
    expect(problemOfValues({ agePolicyIndex: null, flexibleMinimumTime: null })).toBeNull();
  });

  it.each([0, 76, -1, 2.5])(
    'a number of volunteers of %s is refused, in place of another one kept [EDQ-09]',
    (wrong) => {
      for (const name of ['resourceMinNumber', 'resourceDesiredNumber', 'resourceMaxNumber'] as const) {
        expect(problemOfValues(newQuestValues({ [name]: wrong }, null))).not.toBeNull();
      }
    },
  );

  it('minimum and desired stay at or below the maximum [EDQ-09]', () => {
    expect(
      orderResources({ resourceMinNumber: 5, resourceDesiredNumber: 4, resourceMaxNumber: 9 }),
    ).toMatchObject({ resourceMinNumber: 4, resourceDesiredNumber: 4 });
  });

  it('a text of blanks is none', () => {
    expect(tidyLine('  ')).toBeNull();
    expect(tidyLine(undefined)).toBeNull();
    expect(tidyLine(' Kim ')).toBe('Kim');
  });
});

import { describe, expect, it } from 'vitest';
import { areOfOtherGuardians, guardiansLeft, inOrder, isConsentOf, maySayAnew } from './several-guardians.ts';

const ana = { accountId: 'ana', since: 2 };
const bo = { accountId: 'bo', since: 1 };
const cy = { accountId: 'cy', since: 2 };

describe('a child of several guardians', () => {
  it('the first who registered the child is whom charities reach [DEC-48: the rule]', () => {
    expect(inOrder([cy, ana, bo]).map(({ accountId }) => accountId)).toEqual(['bo', 'ana', 'cy']);
  });

  it('a guardian who goes leaves the record to the others, and the last one to nobody [DEC-48, DEC-49: the rule]', () => {
    expect(guardiansLeft([ana, bo], 'bo')).toEqual([ana]);
    expect(guardiansLeft([ana], 'ana')).toEqual([]);
    expect(guardiansLeft([ana, bo], 'cy')).toEqual([bo, ana]);
  });

  it.each([
    ['given', false, true],
    ['asked', false, true],
    ['refused', false, false],
    ['withdrawn', false, false],
    ['withdrawn', true, true],
    ['refused', true, true],
  ] as const)(
    'what is %s, by this guardian: %s, can be said anew by them: %s [SAF-08: the rule]',
    (state, isTheirs, may) => {
      expect(maySayAnew(state, isTheirs)).toBe(may);
    },
  );

  it('a consent is whose mailbox it was kept with [SAF-08: the rule]', () => {
    expect(isConsentOf('Ana+kids@example.org', 'ana@example.org')).toBe(true);
    expect(isConsentOf('ana@example.org', 'bo@example.org')).toBe(false);
  });

  it.each([
    [['ana'], ['bo'], true],
    [['ana', 'bo'], ['bo'], false],
    [[], ['bo'], false],
    [[], [], false],
  ] as const)('children of %j and %j are of other guardians: %s [JOI-13: the rule]', (one, other, are) => {
    expect(areOfOtherGuardians(one, other)).toBe(are);
  });
});

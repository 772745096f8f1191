import { describe, expect, it } from 'vitest';
import { areOfOtherGuardians, guardiansLeft, inOrder, isConsentOf, maySayAnew } from './several-guardians.ts';

const ana = { accountId: 'ana', since: 2 };
const bo = { accountId: 'bo', since: 1 };
const cy = { accountId: 'cy', since: 2 };

describe('a child of several guardians', () => {
  it('DEC-48 (part: the rule) the first who registered the child is whom charities reach', () => {
    expect(inOrder([cy, ana, bo]).map(({ accountId }) => accountId)).toEqual(['bo', 'ana', 'cy']);
  });

  it('DEC-48 DEC-49 (part: the rule) a guardian who goes leaves the record to the others, and the last one to nobody', () => {
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
    'SAF-08 (part: the rule) what is %s, by this guardian: %s, can be said anew by them: %s',
    (state, isTheirs, may) => {
      expect(maySayAnew(state, isTheirs)).toBe(may);
    },
  );

  it('SAF-08 (part: the rule) a consent is whose mailbox it was kept with', () => {
    expect(isConsentOf('Ana+kids@example.org', 'ana@example.org')).toBe(true);
    expect(isConsentOf('ana@example.org', 'bo@example.org')).toBe(false);
  });

  it.each([
    [['ana'], ['bo'], true],
    [['ana', 'bo'], ['bo'], false],
    [[], ['bo'], false],
    [[], [], false],
  ] as const)(
    'JOI-13 (part: the rule) children of %j and %j are of other guardians: %s',
    (one, other, are) => {
      expect(areOfOtherGuardians(one, other)).toBe(are);
    },
  );
});

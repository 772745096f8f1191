import { describe, expect, it } from 'vitest';
import { isGroupAdminAt, isSupervisorAt, type NamingPlace } from './relation-places.ts';

const RESERVED = 5;
const quest = (questId: string, ...reservedBy: string[]): NamingPlace => ({
  kind: 'quest',
  questId,
  reservedAt: new Map(reservedBy.map((id) => [id, RESERVED])),
});
const DISTRICT: NamingPlace = { kind: 'district' };
const CHARITY: NamingPlace = { kind: 'charity' };
const group = (groupId: string): NamingPlace => ({ kind: 'group', groupId });

describe('where rights of a place hold', () => {
  it.each([
    ['the page of that group', group('mine'), true, true],
    ['the page of another group', group('other'), false, false],
    ['a quest that the group has reserved', quest('q', 'mine'), true, false],
    ['a quest that another group has reserved', quest('q', 'other'), false, false],
    ['a quest that nobody has reserved', quest('q'), false, false],
    ['a district', DISTRICT, false, false],
    ['a list of a charity', CHARITY, false, false],
  ])('an admin of a group on %s [SAF-04, DEC-75]', (_place, place, ofMember, ofApplicant) => {
    const of = (isMember: boolean) =>
      isGroupAdminAt(place, { groupId: 'mine', isMember, signedUpAt: RESERVED });
    expect(of(true), 'member').toBe(ofMember);
    expect(of(false), 'applicant').toBe(ofApplicant);
  });

  it.each([
    ['before the guild reserved the quest', RESERVED - 1, false],
    ['as the guild reserved it', RESERVED, true],
    ['after that', RESERVED + 1, true],
    ['never', null, false],
  ])('an admin of a guild and a member who signed up %s [SAF-04, DEC-75]', (_when, signedUpAt, isSeen) => {
    const member = { groupId: 'mine', isMember: true, signedUpAt };
    expect(isGroupAdminAt(quest('q', 'mine'), member)).toBe(isSeen);
    expect(isGroupAdminAt(group('mine'), member), 'on its own page').toBe(true);
  });

  it.each([
    ['that quest', quest('q'), true],
    ['another quest', quest('other'), false],
    ['the page of a group', group('q'), false],
    ['a district', DISTRICT, false],
    ['a list of a charity', CHARITY, false],
  ])('a supervisor on %s [SAF-11, DEC-75]', (_place, place, afterYes) => {
    const at = (hasAgreed: boolean, isOver: boolean) =>
      isSupervisorAt(place, { questId: 'q', hasAgreed, isOver });
    expect(at(true, false), 'after the yes').toBe(afterYes);
    expect(at(false, false), 'asked').toBe(false);
    expect(at(true, true), 'over').toBe(false);
  });
});

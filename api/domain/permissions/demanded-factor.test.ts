import { describe, expect, it } from 'vitest';
import { type AskingMembership, countedRights } from './demanded-factor.ts';
import { ROLES } from './permissions.ts';

const membership = (demandsSecondFactor: boolean, ...roleIds: string[]): AskingMembership => ({
  groupId: demandsSecondFactor ? 'asking' : 'easy',
  groupName: 'Group',
  groupType: 'provider',
  providerId: demandsSecondFactor ? '1' : '2',
  providerName: 'Charity',
  roles: roleIds.map((roleId) => ({ roleId, roleName: roleId })),
  demandsSecondFactor,
});
const FACTS = { hasShownFactor: false, isStaffAsked: true, isOwnProviderAsked: true };
const NOBODY = { isStaff: false, ownProviderId: null, memberships: [] };
const roleIdsOf = (rights: ReturnType<typeof countedRights>) =>
  rights.memberships.map(({ roles }) => roles.map(({ roleId }) => roleId));

describe('rights where a second factor is demanded', () => {
  it.each(ROLES)('the role %s counts only after one was shown [JOI-09: rights]', (role) => {
    const rights = { ...NOBODY, memberships: [membership(true, role, 'Juniors')] };
    expect(roleIdsOf(countedRights(rights, FACTS))).toEqual([['Juniors']]);
    expect(countedRights(rights, FACTS).areRightsHeld).toBe(true);
    const shown = countedRights(rights, { ...FACTS, hasShownFactor: true });
    expect(roleIdsOf(shown)).toEqual([[role, 'Juniors']]);
    expect(shown.areRightsHeld).toBe(false);
  });

  it('at a charity that demands none they count as before [JOI-09: rights]', () => {
    const rights = { ...NOBODY, memberships: [membership(true, 'admins'), membership(false, 'admins')] };
    expect(roleIdsOf(countedRights(rights, FACTS))).toEqual([[], ['admins']]);
  });

  it.each([
    ['production', true, false],
    ['the demo world', false, true],
  ])('staff without one in %s [JOI-09: rights]', (_case, isStaffAsked, isStaff) => {
    const counted = countedRights({ ...NOBODY, isStaff: true }, { ...FACTS, isStaffAsked });
    expect(counted).toMatchObject({ isStaff, areRightsHeld: !isStaff });
  });

  it.each([
    [true, null],
    [false, '1'],
  ])("a charity's own account, which demands one: %s [JOI-09: rights]", (isOwnProviderAsked, id) => {
    const counted = countedRights({ ...NOBODY, ownProviderId: '1' }, { ...FACTS, isOwnProviderAsked });
    expect(counted).toMatchObject({ ownProviderId: id, areRightsHeld: id === null });
  });

  it('nothing is held of who has no rights', () => {
    const rights = { ...NOBODY, memberships: [membership(true, 'Juniors')] };
    expect(countedRights(rights, FACTS).areRightsHeld).toBe(false);
  });
});

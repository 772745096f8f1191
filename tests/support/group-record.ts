/** A group as its page knows it, with a viewer who leads it. */
export function groupOf() {
  return {
    groupId: 'group-1',
    groupName: 'Harbor Friends',
    groupType: 'guild' as const,
    isViewerAdmin: true,
    viewerRoleNames: ['Admins'],
    pendingApplicationCount: 2,
    managedProviderId: null as string | null,
    demandsSecondFactor: null as boolean | null,
    roles: [
      { roleId: 'admins', roleName: 'Admins', memberCount: 1 },
      { roleId: 'Captains', roleName: 'Captains', memberCount: 1 },
    ],
  };
}

/** An entry of its list, of someone whose name is not told. */
export function memberOf(memberId: string, roleId: string) {
  return {
    memberId,
    username: memberId,
    nameFirst: null,
    nameLast: null,
    roleId,
    roleName: roleId === 'admins' ? 'Admins' : roleId,
    joinedAt: '2026-03-07T15:00:00.000Z',
    hasSecondFactor: null as boolean | null,
  };
}

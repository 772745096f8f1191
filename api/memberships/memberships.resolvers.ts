import { requireLogin } from '#api/auth/authorize.ts';
import { hasProfile } from '#api/chariteers/has-profile.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import type { Membership } from '#domain/permissions.ts';
import { acceptGroupApplication } from './accept-group-application.ts';
import { addGroupMember } from './add-group-member.ts';
import { applyToGroup } from './apply-to-group.ts';
import { changeMemberRole } from './change-member-role.ts';
import { createGroup } from './create-group.ts';
import { findOwnApplication, listGroupApplications } from './group-application-queries.ts';
import { findProviderGroupId, listGroupMembers } from './group-member-queries.ts';
import type { MembershipRow } from './membership-row.ts';
import { removeGroupMember } from './remove-group-member.ts';

export const resolvers: Resolvers = {
  Query: {
    listMembership: (_root, _args, { viewer }) => {
      const { accountId, memberships } = requireLogin(viewer);
      return memberships.map((membership) => membershipRow(membership, accountId));
    },
    listGroupMembers: (_, args, context) => listGroupMembers(context, args),
    listGroupApplications: (_, args, context) => listGroupApplications(context, args),
    ownGroupApplication: (_, { groupId }, context) => findOwnApplication(context, groupId),
    providerGroupId: (_, { providerId }, context) => findProviderGroupId(context, providerId),
  },
  Mutation: {
    createGroup: (_, { groupName }, context) => createGroup(context, groupName),
    applyToGroup: (_, args, context) => applyToGroup(context, args),
    acceptGroupApplication: (_, args, context) => acceptGroupApplication(context, args),
    changeMemberRole: (_, args, context) => changeMemberRole(context, args),
    addGroupMember: (_, args, context) => addGroupMember(context, args),
    removeGroupMember: (_, args, context) => removeGroupMember(context, args),
  },
  GroupMember: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
  },
  GroupApplication: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
  },
};

function membershipRow(membership: Membership, ownerId: string): MembershipRow {
  return {
    ownerId,
    groupName: membership.groupName,
    managedProviderId: membership.providerId,
    managedProviderName: membership.providerName,
    group: { ownerId, id: membership.groupId, type: membership.groupType },
    roles: membership.roles.map((role) => ({ ownerId, ...role })),
  };
}

import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import { createArmsLoaders } from '#api/guilds-and-groups/arms/arms-loaders.ts';
import { hasProfile } from '#api/people/volunteers/volunteer-queries.ts';
import type { Membership } from '#domain/permissions/permissions.ts';
import { acceptGroupApplication } from './accept-group-application.ts';
import { addGroupMember } from './add-group-member.ts';
import { answerGroupInvitation } from './answer-group-invitation.ts';
import { applyToGroup } from './apply-to-group.ts';
import { changeMemberRole } from './change-member-role.ts';
import { readCharityApplication } from './charity-application.ts';
import { createGroup } from './create-group.ts';
import { declineGroupApplication } from './decline-group-application.ts';
import { findOwnApplication, listGroupApplications } from './group-application-queries.ts';
import { listGroupInvitations, listOwnInvitations } from './group-invitation-queries.ts';
import { findProviderGroupId, listGroupMembers } from './group-member-queries.ts';
import type { MembershipRow } from './group-row.ts';
import { leaveGroup } from './leave-group.ts';
import { removeGroupMember } from './remove-group-member.ts';
import { withdrawGroupApplication } from './withdraw-group-application.ts';
import { withdrawGroupInvitation } from './withdraw-group-invitation.ts';

export const resolvers: Resolvers = {
  Query: {
    listMembership: (_root, _args, { viewer }) => {
      const { accountId, memberships } = requireLogin(viewer);
      return memberships.map((membership) => membershipRow(membership, accountId));
    },
    listGroupMembers: (_, args, context) => listGroupMembers(context, args),
    listGroupApplications: (_, args, context) => listGroupApplications(context, args),
    ownCharityApplication: (_, { providerId }, context) => readCharityApplication(context, providerId),
    ownGroupApplication: (_, { groupId }, context) => findOwnApplication(context, groupId),
    listGroupInvitations: (_, { groupId }, context) => listGroupInvitations(context, groupId),
    ownGroupInvitations: (_root, _args, context) => listOwnInvitations(context),
    providerGroupId: (_, { providerId }, context) => findProviderGroupId(context, providerId),
  },
  Mutation: {
    createGroup: (_, { groupName }, context) => createGroup(context, groupName),
    applyToGroup: (_, args, context) => applyToGroup(context, args),
    declineGroupApplication: (_, args, context) => declineGroupApplication(context, args),
    withdrawGroupApplication: (_, { groupId }, context) => withdrawGroupApplication(context, groupId),
    acceptGroupApplication: (_, args, context) => acceptGroupApplication(context, args),
    changeMemberRole: (_, args, context) => changeMemberRole(context, args),
    addGroupMember: (_, args, context) => addGroupMember(context, args),
    withdrawGroupInvitation: (_, args, context) => withdrawGroupInvitation(context, args),
    answerGroupInvitation: (_, args, context) => answerGroupInvitation(context, args),
    leaveGroup: (_, args, context) => leaveGroup(context, args),
    removeGroupMember: (_, args, context) => removeGroupMember(context, args),
  },
  GroupMember: {
    hasProfile: (row, _, { now }) => hasProfile(row, now),
    arms: ({ memberId }, _, { loaders }) => loaders(createArmsLoaders).typesOf.load(memberId),
  },
  GroupApplication: {
    // Whoever reads applications is told no ages.
    hasProfile: (row, _, { now, viewer }) => viewer?.isStaff === true && hasProfile(row, now),
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

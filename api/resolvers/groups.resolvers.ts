import { requireLogin } from '#api/access/auth/authorize.ts';
import { createArmsLoaders } from '#api/reads/arms/arms-loaders.ts';
import { readCharityApplication } from '#api/reads/groups/charity-application.ts';
import { findOwnApplication, listGroupApplications } from '#api/reads/groups/group-application-queries.ts';
import { listGroupInvitations, listOwnInvitations } from '#api/reads/groups/group-invitation-queries.ts';
import { findProviderGroupId, listGroupMembers } from '#api/reads/groups/group-member-queries.ts';
import { hasProfile } from '#api/reads/volunteers/has-profile.ts';
import type { Resolvers } from '#api/resolvers/generated/resolvers.ts';
import type { MembershipRow } from '#api/rows/groups/group-row.ts';
import { acceptGroupApplication } from '#api/verbs/groups/applications/accept-group-application.ts';
import { applyToGroup } from '#api/verbs/groups/applications/apply-to-group.ts';
import { declineGroupApplication } from '#api/verbs/groups/applications/decline-group-application.ts';
import { withdrawGroupApplication } from '#api/verbs/groups/applications/withdraw-group-application.ts';
import { createGroup } from '#api/verbs/groups/founding/create-group.ts';
import { addGroupMember } from '#api/verbs/groups/invitations/add-group-member.ts';
import { answerGroupInvitation } from '#api/verbs/groups/invitations/answer-group-invitation.ts';
import { withdrawGroupInvitation } from '#api/verbs/groups/invitations/withdraw-group-invitation.ts';
import { changeMemberRole } from '#api/verbs/groups/members/change-member-role.ts';
import { leaveGroup } from '#api/verbs/groups/members/leave-group.ts';
import { removeGroupMember } from '#api/verbs/groups/members/remove-group-member.ts';
import type { Membership } from '#domain/permissions/permissions.ts';

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

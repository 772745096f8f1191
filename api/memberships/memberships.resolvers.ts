import { requireLogin } from '#api/auth/authorize.ts';
import type { Resolvers } from '#api/graphql/generated/resolvers.ts';
import type { Membership } from '#domain/permissions.ts';
import type { MembershipRow } from './membership-row.ts';

export const resolvers: Resolvers = {
  Query: {
    listMembership: (_root, _args, { viewer }) => {
      const { accountId, memberships } = requireLogin(viewer);
      return memberships.map((membership) => membershipRow(membership, accountId));
    },
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

import type { OwnedRow } from '#api/graphql/access.ts';

export type MembershipRow = OwnedRow & {
  groupName: string;
  managedProviderId: string | null;
  managedProviderName: string | null;
  group: GroupKeyRow;
  roles: GroupRoleRow[];
};

export type GroupKeyRow = OwnedRow & { id: string; type: 'provider' | 'guild' };

export type GroupRoleRow = OwnedRow & { roleName: string; roleId: string };

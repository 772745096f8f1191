import type { OwnedRow } from '#api/graphql/access.ts';
import type { CharitySeenRow } from '#api/graphql/charity-access.ts';

export type MembershipRow = OwnedRow & {
  groupName: string;
  managedProviderId: string | null;
  managedProviderName: string | null;
  group: GroupKeyRow;
  roles: GroupRoleRow[];
};

export type GroupKeyRow = OwnedRow & { id: string; type: 'provider' | 'guild' };

export type GroupRoleRow = OwnedRow & { roleName: string; roleId: string };

/** Somebody as seen through a group: real names follow the rights at the charity it manages, and a guild has none. */
type PersonInGroup = CharitySeenRow & {
  memberId: string;
  username: string;
  nameFirst: string | null;
  nameLast: string | null;
  dateOfBirth: string | null;
};

export type GroupMemberRow = PersonInGroup & { roleId: string; roleName: string; joinedAt: number };

export type GroupApplicationRow = PersonInGroup & {
  id: string;
  groupId: string;
  answer: string | null;
  status: 'pending' | 'accepted';
  createdAt: number;
  decidedAt: number | null;
};

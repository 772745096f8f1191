import type { CharitySeenRow, OwnedRow } from '#api/rows/guarded-row.ts';
import type { ProfiledRow } from '#api/rows/volunteer-row.ts';

export type MembershipRow = OwnedRow & {
  groupName: string;
  managedProviderId: string | null;
  managedProviderName: string | null;
  group: GroupKeyRow;
  roles: GroupRoleRow[];
};

export type GroupKeyRow = OwnedRow & { id: string; type: 'provider' | 'guild' };

export type GroupRoleRow = OwnedRow & { roleName: string; roleId: string };

/** Someone as seen through a group: real names follow the rights at the charity it manages, and a guild has none. */
type PersonInGroup = CharitySeenRow &
  ProfiledRow & { memberId: string; username: string; nameFirst: string | null; nameLast: string | null };

export type GroupMemberRow = PersonInGroup & {
  roleId: string;
  roleName: string;
  joinedAt: number;
  /** Null for who does not look after the group. */
  hasSecondFactor: boolean | null;
};

export type GroupApplicationRow = PersonInGroup & {
  id: string;
  groupId: string;
  answer: string | null;
  status: 'pending' | 'accepted';
  createdAt: number;
  decidedAt: number | null;
};

/** A charity's group as someone who could help run the charity sees it. */
export type CharityApplicationRow = OwnedRow & { groupId: string; application: GroupApplicationRow | null };

/** What a group sees of someone who is asked to join: the user name that was typed, and nothing else. */
export type GroupInvitationRow = {
  id: string;
  groupId: string;
  roleId: string;
  roleName: string;
  username: string;
  createdAt: number;
  expiresAt: number;
};

export type OwnInvitationRow = OwnedRow & {
  id: string;
  groupName: string;
  providerName: string | null;
  roleName: string;
  createdAt: number;
  expiresAt: number;
};

import type { ErrorCode } from '../errors/errors.ts';
import { ADMIN_ROLE } from '../permissions/permissions.ts';
import { OPEN_INVITATIONS_MAX } from './invitation-limits.ts';

export type GroupAct = 'apply' | 'accept' | 'decline' | 'change-role' | 'invite' | 'withdraw' | 'remove';

export type GroupFacts = {
  act: GroupAct;
  /** Null when there is no such group. */
  groupType: 'provider' | 'guild' | null;
  /** Whether who acts administers the group, at the moment of the write. */
  isAdmin: boolean;
  /** Whether the act is about oneself. */
  isSelf: boolean;
  /** Whether the person concerned has a volunteer record. */
  hasRecord: boolean;
  /** Whether the person concerned is under 18; asked of oneself alone, as a refusal to others would tell it. */
  isYoung: boolean;
  /** Whether the charity of the group has banned the person concerned. */
  isBanned: boolean;
  /** Whether the charity of the group is hidden from the public. */
  isHidden: boolean;
  /** Whether an application waits that the one who acts knows of. */
  hasApplication: boolean;
  /** Whether the invitation concerned is open. */
  hasInvitation: boolean;
  /** Open ones of the group. */
  invitationCount: number;
  /** Roles of the group. */
  roleIds: readonly string[];
  /** What the person concerned holds in the group. */
  heldRoleIds: readonly string[];
  /** The role to be given up; null: all of them. */
  originRoleId: string | null;
  /** The role to be given; null: none. */
  destinationRoleId: string | null;
  /** Admins of the group besides the person concerned who are able to log in. */
  otherAdminCount: number;
  /** Whether the person concerned is under 18, and so the role as an admin of this guild rests. */
  isRoleResting: boolean;
  /** Members of the group besides the person concerned. */
  otherMemberCount: number;
};

type Gate = {
  readonly refusal: ErrorCode;
  readonly acts: readonly GroupAct[];
  readonly applies: (facts: GroupFacts) => boolean;
};

/** Why something cannot be done with a group: the first that applies. */
export const GROUP_GATE: readonly Gate[] = [
  {
    refusal: 'GROUP_NOT_FOUND',
    acts: ['apply', 'accept', 'decline', 'change-role', 'invite', 'withdraw', 'remove'],
    applies: ({ groupType }) => groupType === null,
  },
  {
    refusal: 'GROUP_NOT_FOUND',
    acts: ['apply'],
    applies: ({ isHidden, isAdmin, heldRoleIds }) => isHidden && !isAdmin && heldRoleIds.length === 0,
  },
  {
    refusal: 'FORBIDDEN',
    acts: ['accept', 'decline', 'change-role', 'invite', 'withdraw'],
    applies: ({ isAdmin }) => !isAdmin,
  },
  { refusal: 'FORBIDDEN', acts: ['remove'], applies: ({ isAdmin, isSelf }) => !isAdmin && !isSelf },
  {
    refusal: 'GROUP_IS_FOR_ADULTS',
    acts: ['apply'],
    applies: ({ groupType, isYoung }) => groupType === 'provider' && isYoung,
  },
  { refusal: 'BANNED_BY_PROVIDER', acts: ['apply', 'accept'], applies: ({ isBanned }) => isBanned },
  // Anybody may make a guild, so its admins must not be able to enlist people who know nothing of it.
  { refusal: 'GUILD_ADDS_NOBODY', acts: ['invite'], applies: ({ groupType }) => groupType === 'guild' },
  { refusal: 'NO_VOLUNTEER_RECORD', acts: ['apply'], applies: ({ hasRecord }) => !hasRecord },
  {
    refusal: 'APPLICATION_NOT_FOUND',
    acts: ['accept', 'decline'],
    applies: ({ hasApplication }) => !hasApplication,
  },
  {
    refusal: 'ROLE_NOT_FOUND',
    acts: ['change-role', 'invite'],
    applies: ({ roleIds, destinationRoleId }) => !roleIds.includes(destinationRoleId ?? ''),
  },
  {
    refusal: 'MEMBER_NOT_FOUND',
    acts: ['change-role'],
    applies: ({ heldRoleIds, originRoleId }) => !heldRoleIds.includes(originRoleId ?? ''),
  },
  {
    refusal: 'MEMBER_NOT_FOUND',
    acts: ['remove'],
    applies: ({ heldRoleIds }) => heldRoleIds.length === 0,
  },
  {
    refusal: 'ALREADY_IN_GROUP',
    acts: ['apply', 'invite'],
    applies: (facts) => facts.heldRoleIds.length > 0 && !(facts.act === 'apply' && mayAskForIt(facts)),
  },
  {
    refusal: 'INVITATION_NOT_FOUND',
    acts: ['withdraw'],
    applies: ({ hasInvitation }) => !hasInvitation,
  },
  { refusal: 'ALREADY_INVITED', acts: ['invite'], applies: ({ hasInvitation }) => hasInvitation },
  {
    refusal: 'TOO_MANY_INVITATIONS',
    acts: ['invite'],
    applies: ({ invitationCount }) => invitationCount >= OPEN_INVITATIONS_MAX,
  },
  {
    refusal: 'ALREADY_APPLIED_TO_GROUP',
    acts: ['apply'],
    applies: ({ hasApplication }) => hasApplication,
  },
  {
    refusal: 'LAST_ADMIN',
    acts: ['change-role', 'remove'],
    applies: (facts) => losesAdmin(facts) && facts.otherAdminCount === 0 && !leavesNobody(facts),
  },
];

/** The error the API refuses an act with, or null. */
export function refusalInGroup(facts: GroupFacts): ErrorCode | null {
  const met = GROUP_GATE.find(({ acts, applies }) => acts.includes(facts.act) && applies(facts));
  return met?.refusal ?? null;
}

/** True if a guild has no admin, so its members can apply to become one. */
function mayAskForIt({ groupType, heldRoleIds, otherAdminCount }: GroupFacts): boolean {
  return groupType === 'guild' && otherAdminCount === 0 && !heldRoleIds.includes(ADMIN_ROLE);
}

/** Whether the last one of a guild goes: no one needs an admin there, and the guild rests. */
function leavesNobody({ act, groupType, otherMemberCount }: GroupFacts): boolean {
  return act === 'remove' && groupType === 'guild' && otherMemberCount === 0;
}

function losesAdmin({ heldRoleIds, originRoleId, destinationRoleId, isRoleResting }: GroupFacts): boolean {
  if (isRoleResting) return false;
  const isGivenUp = originRoleId === null || originRoleId === ADMIN_ROLE;
  return isGivenUp && destinationRoleId !== ADMIN_ROLE && heldRoleIds.includes(ADMIN_ROLE);
}

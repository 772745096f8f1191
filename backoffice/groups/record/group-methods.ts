import {
  ConsoleAcceptApplicationDocument,
  ConsoleAddMemberDocument,
  ConsoleChangeRoleDocument,
  ConsoleDeclineApplicationDocument,
  ConsoleDemandSecondFactorDocument,
  ConsoleGroupApplicationsDocument,
  ConsoleGroupGoalsDocument,
  ConsoleGroupMembersDocument,
  ConsoleGroupProgressDocument,
  ConsoleInvitationsDocument,
  ConsoleLeaveGroupDocument,
  ConsoleOwnIntroductionDocument,
  ConsoleProviderGroupDocument,
  ConsoleRemoveMemberDocument,
  ConsoleSetGroupGoalsDocument,
  ConsoleSetIntroductionDocument,
  ConsoleWithdrawInvitationDocument,
} from '../../gql/generated/groups.ts';
import { reading, writing } from '../../resources/method.ts';
import { memberKey } from './group-record.ts';

/** The group of a charity; null: it has none. */
export const providerGroup = reading(ConsoleProviderGroupDocument, (data) => data.providerGroupId);

/** A page of members, with the group itself. Who holds two roles is two entries, each with its own id. */
export const groupMembers = reading(
  ConsoleGroupMembersDocument,
  ({ listGroupMembers: { items, total, ...group } }) => ({
    members: items.map((member) => ({ ...member, id: memberKey(member.memberId, member.roleId) })),
    total,
    group,
  }),
);

export const inviteMember = writing(ConsoleAddMemberDocument, (data) => data.addGroupMember, {
  wording: 'group-member',
});

export const groupInvitations = reading(ConsoleInvitationsDocument, (data) => data.listGroupInvitations);

export const withdrawInvitation = writing(
  ConsoleWithdrawInvitationDocument,
  (data) => data.withdrawGroupInvitation,
);

/** The last admin names a successor, and goes. */
export const leaveGroup = writing(ConsoleLeaveGroupDocument, (data) => data.leaveGroup);

export const changeRole = writing(ConsoleChangeRoleDocument, (data) => data.changeMemberRole);

export const removeMember = writing(ConsoleRemoveMemberDocument, (data) => data.removeGroupMember);

/** Whether rights in the group of a charity need a second factor. */
export const demandSecondFactor = writing(
  ConsoleDemandSecondFactorDocument,
  (data) => data.demandSecondFactor,
);

/** How far members have come, by the entry of the role that has the goal. */
export const groupProgress = reading(
  ConsoleGroupProgressDocument,
  ({ groupGoalProgress }) =>
    new Map(groupGoalProgress.map((goal) => [memberKey(goal.accountId, goal.roleId), goal])),
);

export const groupGoals = reading(ConsoleGroupGoalsDocument, (data) => data);

export const setGroupGoals = writing(ConsoleSetGroupGoalsDocument, (data) => data.setGroupGoals);

export const groupApplications = reading(
  ConsoleGroupApplicationsDocument,
  (data) => data.listGroupApplications,
);

export const acceptApplication = writing(
  ConsoleAcceptApplicationDocument,
  (data) => data.acceptGroupApplication,
);

export const declineApplication = writing(
  ConsoleDeclineApplicationDocument,
  (data) => data.declineGroupApplication,
);

/** How oneself is introduced where one leads; null without a volunteer record. */
export const ownIntroduction = reading(ConsoleOwnIntroductionDocument, (data) => data.ownPrivacy);

export const setIntroduction = writing(ConsoleSetIntroductionDocument, (data) => data.setPrivacy);
